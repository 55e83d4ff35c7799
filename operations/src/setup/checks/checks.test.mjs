import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../process/free-port.mjs';
import { startNameServer } from '../testing/name-server.mjs';
import { checkBackups } from './check-backups.mjs';
import { checkDomain } from './check-domain.mjs';
import { checkFolder } from './check-folder.mjs';
import { checkMail } from './check-mail.mjs';
import { checkPorts } from './check-ports.mjs';
import { listeningPrograms } from './listening-programs.mjs';

/** @type {(() => unknown)[]} */
let ends = [];
afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
});

describe('the domain', () => {
  const OWN = ['203.0.113.7', '2001:db8::7'];
  /** @param {string} domain @param {readonly string[]} own */
  const check = async (domain, own) => {
    const server = await startNameServer({
      'here.example': OWN,
      'half.example': ['203.0.113.7', '2001:db8::1'],
      'elsewhere.example': ['198.51.100.1'],
      'broken.example': 'failure',
    });
    ends.push(server.close);
    return checkDomain(domain, { nameServers: [server.address], own });
  };

  it('leads here by each of its addresses', async () => {
    const found = await check('here.example', OWN);
    expect(found.map(({ kind }) => kind)).toEqual(['good', 'good']);
  });

  it.each([
    ['half.example', OWN, 'fault', 'half.example leads to 2001:db8::1, and this machine has 203.0.113.7, 2001:db8::7'],
    ['elsewhere.example', OWN, 'fault', 'Correct the record'],
    ['elsewhere.example', ['10.0.0.5'], 'warning', 'Whether that is this machine cannot be seen from here'],
    [
      'nowhere.example',
      OWN,
      'fault',
      'add a record for it: A (or AAAA, for an address with colons) with 203.0.113.7 and',
    ],
    ['broken.example', OWN, 'fault', 'cannot say where broken.example leads (ESERVFAIL)'],
    ['nowhere.example', ['10.0.0.5'], 'fault', 'with the public address of this machine'],
  ])('%s, asked by a machine with %j: %s', async (domain, own, kind, text) => {
    expect(await check(domain, own)).toContainEqual({ kind, text: expect.stringContaining(text) });
  });

  it('cannot be asked for without a name server', async () => {
    const server = await startNameServer({});
    await server.close();
    const [finding] = await checkDomain('here.example', { nameServers: [server.address], own: OWN });
    expect(finding).toEqual({ kind: 'fault', text: expect.stringContaining('No name server answers') });
  });
});

describe('the mail server', () => {
  // The test's server warns about its own certificate.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());
  /** @param {import('smtp-server').SMTPServerOptions} [options] */
  const start = async (options = {}) => {
    const server = new SMTPServer({
      authOptional: true,
      onAuth: ({ username, password }, _, done) =>
        username === 'anna' && password === 'right' ? done(null, { user: 'anna' }) : done(new Error('Invalid login')),
      ...options,
    });
    server.on('error', () => undefined);
    server.listen(0);
    await once(server.server, 'listening');
    ends.push(() => new Promise((done) => server.close(() => done(undefined))));
    return Object(server.server.address()).port;
  };
  const STARTTLS = /** @type {const} */ ('starttls');
  const TLS = /** @type {const} */ ('tls');
  const PLAIN = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };
  const anna = { host: 'localhost', encryption: STARTTLS, user: 'anna', password: 'right' };

  it('lets the site in', async () => {
    const port = await start(PLAIN);
    expect(await checkMail({ ...anna, port })).toEqual([{ kind: 'good', text: 'localhost lets anna in.' }]);
  });

  it('on this machine needs no certificate', async () => {
    const port = await start({ allowInsecureAuth: true });
    expect(await checkMail({ ...anna, port })).toEqual([{ kind: 'good', text: 'localhost lets anna in.' }]);
  });

  // 0.0.0.0 is this machine by a name that is not taken for it: encryption is required.
  it.each([
    [PLAIN, { password: 'wrong' }, 'fault', 'does not let anna in'],
    [PLAIN, { user: '', password: '' }, 'warning', 'without user and password'],
    [{ ...PLAIN, disabledCommands: ['STARTTLS', 'AUTH'] }, {}, 'fault', 'offers no log-in'],
    [PLAIN, { host: '0.0.0.0' }, 'fault', 'offers no encryption'],
    [PLAIN, { encryption: TLS }, 'fault', 'does not begin with encryption'],
    [{ secure: true }, { host: '0.0.0.0', encryption: TLS }, 'fault', 'The certificate of 0.0.0.0'],
    [{}, { host: '0.0.0.0' }, 'fault', 'The certificate of 0.0.0.0'],
    [PLAIN, { host: 'mail.invalid' }, 'fault', 'Nobody knows a machine named mail.invalid'],
  ])('%#: says what is wrong: %j %j', async (options, change, kind, text) => {
    const port = await start(options);
    expect(await checkMail({ ...anna, port, ...change })).toEqual([{ kind, text: expect.stringContaining(text) }]);
  });

  it('says that nobody listens, or that somebody says nothing', async () => {
    const [closed] = await checkMail({ ...anna, port: await freePort() });
    expect(closed?.text).toContain('takes no mail at port');
    const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0);
    await once(silent, 'listening');
    ends.push(() => silent.close());
    const [mute] = await checkMail({ ...anna, port: Object(silent.address()).port }, { limitMs: 300 });
    expect(mute?.text).toContain('does not answer at port');
  });
});

describe('ports', () => {
  it('shows which program has one, on Linux', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    ends.push(() => server.close());
    const programs = await listeningPrograms();
    const expected = process.platform === 'linux' ? expect.stringContaining(`(process ${process.pid})`) : undefined;
    expect(programs?.get(Object(server.address()).port)).toEqual(expected);
  });

  it('are free, taken as they should be, or taken by something else', async () => {
    const taken = new Map([
      [80, 'apache2 (process 9)'],
      [443, 'caddy (process 8)'],
      [1337, 'redis-server (process 7)'],
    ]);
    expect(await checkPorts({ edge: 3000, cms: 1337 }, async () => taken)).toEqual([
      { kind: 'warning', text: expect.stringContaining('Port 80 is taken by apache2') },
      { kind: 'good', text: expect.stringContaining('a server in front') },
      { kind: 'good', text: 'Port 3000 is free for the site.' },
      { kind: 'warning', text: expect.stringContaining('CMS_PORT=1347') },
    ]);
  });
});

describe('folders', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'setup-checks-'));
    ends.push(() => rmSync(folder, { recursive: true }));
  });

  it('of the data may be made, but not below a file', async () => {
    const [made] = await checkFolder(join(folder, 'soteria', 'data'));
    expect(made?.text).toContain('free space');
    writeFileSync(join(folder, 'letter'), '');
    const [refused] = await checkFolder(join(folder, 'letter'));
    expect(refused).toEqual({ kind: 'fault', text: expect.stringContaining('is a file') });
    expect(readdirSync(folder)).toEqual(['letter']);
  });

  it('where nothing can be stored are refused, for the data and for backups', async () => {
    const sealed = process.platform === 'linux' ? '/proc/self' : '/System';
    const [data] = await checkFolder(join(sealed, 'soteria'));
    expect(data).toEqual({ kind: 'fault', text: expect.stringContaining(`Nothing can be stored in ${sealed} (`) });
    const backups = { place: join(sealed, 'backups'), password: 'long', publicUrl: '', dataDir: folder };
    expect(await checkBackups(backups, { isRoot: false })).toContainEqual({
      kind: 'fault',
      text: expect.stringContaining('See that the disk is mounted'),
    });
  });

  it('of backups on the same disk is told of', async () => {
    const backups = {
      place: join(folder, 'backups'),
      password: 'long',
      publicUrl: 'https://grace.example',
      dataDir: folder,
    };
    const [answer, ...disk] = await checkBackups(backups, { isRoot: false });
    expect(answer?.text).toContain('has no backup yet');
    expect(disk).toEqual([{ kind: 'warning', text: expect.stringContaining('on the same disk') }]);
    const asRoot = await checkBackups(backups, { isRoot: true });
    expect(asRoot.at(-1)?.text).toContain(`give ${backups.place} to that user`);
  });

  it('of backups without a whole path is refused', async () => {
    const backups = { place: 'backups', password: 'long', publicUrl: '', dataDir: folder };
    expect(await checkBackups(backups)).toEqual([{ kind: 'fault', text: expect.stringContaining('no whole path') }]);
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { once } from 'node:events';
import { parseEnv, stripVTControlCharacters } from 'node:util';
import { pathToFileURL } from 'node:url';

const COMMAND = pathToFileURL(join(__dirname, '..', 'commands', 'setup.mjs')).href;
const RUN = pathToFileURL(join(__dirname, '..', 'command-line', 'run-command.mjs')).href;
const PROGRAM = `
  import { setup, SETUP } from '${COMMAND}';
  import { runCommand } from '${RUN}';
  runCommand({ command: 'soteria setup', ...SETUP }, setup);`;

/** @type {string} */
let folder;
const at = (/** @type {string[]} */ ...path) => join(folder, ...path);
const FILE = () => at('etc', 'soteria.env');
const args = (/** @type {string[]} */ ...more) => [at('program.mjs'), '--file', FILE(), ...more];
/** @param {readonly string[]} lines what is typed @param {string[]} more */
const type = (lines, ...more) =>
  spawnSync(process.execPath, args(...more), { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
/** @param {Record<string, string>} given @param {string[]} more */
const answer = (given, ...more) => {
  writeFileSync(
    at('answers'),
    Object.entries(given)
      .map(([name, text]) => `${name}="${text}"`)
      .join('\n'),
  );
  return type([], '--answers', at('answers'), ...more);
};
const stored = () => parseEnv(readFileSync(FILE(), 'utf8'));
const modeOf = (/** @type {string} */ file) => (statSync(file).mode & 0o777).toString(8);

const SITE = ['www.grace.example', '', 'anna@grace.example'];
const MAIL = ['smtp.grace.example', '465', 'web@grace.example', 'p@ss/w:rd', 'Grace Church <web@grace.example>', ''];
const GIVEN = { PUBLIC_URL: 'grace.example', ADMIN_EMAIL: 'anna@grace.example' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-test-'));
  writeFileSync(at('program.mjs'), PROGRAM);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('asks, writes a private file with secrets, and says what is left', () => {
  const { stdout, status } = type([...SITE, ...MAIL, 'sftp:box@nas:/backup', ''], '--unchecked');
  expect(status).toBe(0);
  expect(stored()).toEqual({
    PUBLIC_URL: 'https://www.grace.example',
    DATA_DIR: '/var/lib/soteria',
    ADMIN_EMAIL: 'anna@grace.example',
    SMTP_URL: 'smtps://web%40grace.example:p%40ss%2Fw%3Ard@smtp.grace.example:465',
    MAIL_FROM: 'Grace Church <web@grace.example>',
    MAIL_TO: 'anna@grace.example',
    BACKUP_TO: 'sftp:box@nas:/backup',
    BACKUP_PASSWORD_FILE: at('etc', 'backup-password'),
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1,::1',
    CONTENT_HOOK_SECRET: expect.stringMatching(/^[0-9a-f]{48}$/),
  });
  expect(readFileSync(at('etc', 'backup-password'), 'utf8')).toMatch(/^([a-z2-9]{5}-){4}[a-z2-9]{5}\n$/);
  expect([modeOf(FILE()), modeOf(at('etc', 'backup-password'))]).toEqual(['600', '600']);
  expect(stdout).toContain('Without the password no backup can be read');
  expect(stdout).toContain('soteria backup --verify');
});

it('run again, has its own answers as defaults, and changes only what is answered otherwise', () => {
  type([...SITE, ...MAIL, 'sftp:box@nas:/backup', ''], '--unchecked');
  const password = readFileSync(at('etc', 'backup-password'), 'utf8');
  const before = readFileSync(FILE(), 'utf8');
  writeFileSync(FILE(), `# Ours.\nRENDER_THREADS=4\n${before}`);
  const { stdout } = type([...Array(9).fill(''), 'sftp:box@other:/backup', '', 'yes'], '--unchecked');
  expect(stdout).toContain('[https://www.grace.example]');
  expect(stdout).not.toContain('p@ss');
  expect(stdout).toContain('Change BACKUP_TO in it?');
  const expected = `# Ours.\nRENDER_THREADS=4\n${before.replace('box@nas', 'box@other')}`;
  expect(readFileSync(FILE(), 'utf8')).toBe(expected);
  expect(readFileSync(at('etc', 'backup-password'), 'utf8')).toBe(password);

  expect(type([...Array(6).fill(''), '', '', 'boss@grace.example', '', '', 'no'], '--unchecked').stderr).toContain(
    'Nothing was written',
  );
  expect(readFileSync(FILE(), 'utf8')).toBe(expected);
});

it('asks again what cannot be meant', () => {
  const typed = ['https://grace.example/site', 'localhost', ...SITE.slice(0, 2), 'anna', SITE[2] ?? '', '', ''];
  const { stdout, status } = type(typed, '--unchecked');
  expect(status).toBe(0);
  expect(stdout.match(/must be a domain/g)).toHaveLength(2);
  expect(stdout).toContain('must be one e-mail address');
  expect(stored()).toMatchObject({ PUBLIC_URL: 'https://www.grace.example', ADMIN_EMAIL: 'anna@grace.example' });
  expect(stored()).not.toHaveProperty('SMTP_URL');
});

it('writes nothing when the answers end before the questions', () => {
  const { stderr, status } = type(SITE, '--unchecked');
  expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing was written')]);
  expect(readdirSync(folder)).toEqual(['program.mjs']);
});

it('takes answers of a file, and names all that is wrong with them at once', () => {
  expect(answer({ ...GIVEN, BACKUP_TO: '/backup', BACKUP_PASSWORD: 'of before' }, '--unchecked').status).toBe(0);
  expect(readFileSync(at('etc', 'backup-password'), 'utf8')).toBe('of before\n');
  const { status, stderr } = answer(
    { PUBLIC_URL: 'grace', ADMIN_EMAIL: 'anna', SMTP_HOST: 'smtp.grace.example' },
    '--unchecked',
  );
  expect(status).toBe(1);
  for (const text of ['PUBLIC_URL must be', 'ADMIN_EMAIL must be', 'MAIL_FROM is needed'])
    expect(stderr).toContain(text);
  expect(answer({ ...GIVEN, DOMAIN: 'x' }, '--unchecked').stderr).toContain('answers DOMAIN, which is not asked');
});

it('changes a file that is there by answers of a file only with --replace, and leaves its secrets', () => {
  answer(GIVEN, '--unchecked');
  const { CONTENT_HOOK_SECRET } = stored();
  const other = { ...GIVEN, PUBLIC_URL: 'hope.example' };
  expect(answer(other, '--unchecked').stderr).toContain('PUBLIC_URL would change. Nothing was written');
  expect(stored()).toMatchObject({ PUBLIC_URL: 'https://grace.example' });
  expect(answer(other, '--unchecked', '--replace').status).toBe(0);
  expect(stored()).toMatchObject({ PUBLIC_URL: 'https://hope.example', CONTENT_HOOK_SECRET });
});

it('moves the password of older backups aside, and makes a site key with a database', () => {
  answer({ ...GIVEN, BACKUP_TO: '/backup', BACKUP_PASSWORD: 'old' }, '--unchecked');
  writeFileSync(FILE(), `${readFileSync(FILE(), 'utf8')}DATABASE_URL=postgres://db/grace\n`);
  answer({ ...GIVEN, BACKUP_TO: '/backup', BACKUP_PASSWORD: 'new' }, '--unchecked', '--replace');
  const [, aside = ''] = readdirSync(at('etc')).filter((name) => name.startsWith('backup-password'));
  expect(readFileSync(at('etc', aside), 'utf8')).toBe('old\n');
  expect(readFileSync(at('etc', 'backup-password'), 'utf8')).toBe('new\n');
  expect(stored()).toMatchObject({ SITE_KEY: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

it('lets a command of its own for backups stand, and does not ask where they go', () => {
  answer(GIVEN, '--unchecked');
  const command = `BACKUP_COMMAND='gpg "$BACKUP_FILE"'`;
  writeFileSync(FILE(), `${readFileSync(FILE(), 'utf8')}${command}\n`);
  const { stdout, status } = type([...Array(3).fill(''), ''], '--unchecked');
  expect([status, stdout]).toEqual([0, expect.not.stringContaining('Where backups go')]);
  expect(readFileSync(FILE(), 'utf8')).toContain(command);
});

it('on a terminal, does not show the password', async () => {
  const command = [process.execPath, ...args('--unchecked')];
  const run =
    process.platform === 'darwin' ? ['-q', '/dev/null', ...command] : ['-qec', command.join(' '), '/dev/null'];
  const terminal = spawn('script', run, { stdio: 'pipe' });
  const ended = once(terminal, 'close');
  const typed = [...SITE, ...MAIL, '', '', ''];
  let seen = '';
  let answered = 0;
  terminal.stdout.on('data', (chunk) => {
    seen += String(chunk);
    if (!stripVTControlCharacters(seen.slice(answered)).endsWith(': ')) return;
    answered = seen.length;
    terminal.stdin.write(`${typed.shift()}\r`);
  });
  const errors = textOf(terminal.stderr);
  const [code] = await ended;
  expect([code, await errors]).toEqual([0, '']);
  expect(seen).toContain('smtp.grace.example');
  expect(seen).not.toContain('p@ss');
  expect(stored().SMTP_URL).toContain('p%40ss');
});

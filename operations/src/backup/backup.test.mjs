import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createGzip } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pack } from 'tar-stream';
import { pathToFileURL } from 'node:url';
import { readArchive } from './read-archive.mjs';
import { restoreArchive } from './restore-archive.mjs';
import { writeArchive } from './write-archive.mjs';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const ABOUT = {
  versions: { soteria: '1.0.0', node: '20.19.0' },
  madeAt: NOW.toISOString(),
};

/** Two rows in one transaction, again and again: a copy that is not of one moment has more of the one than of the other. */
const WRITER = `
  const Database = require('better-sqlite3');
  const database = new Database(process.argv[1]);
  database.pragma('journal_mode = WAL');
  const write = database.transaction(() => {
    database.prepare('INSERT INTO prayers (text) VALUES (?)').run('x'.repeat(500));
    database.prepare('INSERT INTO receipts DEFAULT VALUES').run();
  });
  const next = () => { for (let i = 0; i < 20; i += 1) write(); setImmediate(next); };
  next();
  process.stdout.write('writing');
`;

/** @type {string} */
let folder;
const at = (/** @type {string[]} */ ...path) => join(folder, ...path);
const put = (/** @type {string} */ path, /** @type {string} */ text, mode = 0o600) => {
  mkdirSync(join(at('site'), path, '..'), { recursive: true });
  writeFileSync(at('site', path), text);
  chmodSync(at('site', path), mode);
};
const read = (/** @type {string} */ path) => readFileSync(at('site', path), 'utf8');
const modeOf = (/** @type {string} */ path) => (statSync(at('site', path)).mode & 0o777).toString(8);
const backUp = (file = at('backup.tar.gz')) => writeArchive({ dataDir: at('site'), file, ...ABOUT });
const restore = (replace = false, file = at('backup.tar.gz')) =>
  restoreArchive({ file, dataDir: at('site'), replace, now: NOW });
const wipe = () => rmSync(at('site'), { recursive: true });

function putDatabase() {
  mkdirSync(at('site', 'cms'), { recursive: true, mode: 0o700 });
  const database = new Database(at('site', 'cms', 'content.db'));
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE prayers (text TEXT); CREATE TABLE receipts (id INTEGER PRIMARY KEY)');
  database.close();
}

async function startWriter() {
  const writer = spawn(process.execPath, ['-e', WRITER, at('site', 'cms', 'content.db')], {
    cwd: resolve(__dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(writer, 'exit');
  stopWriter = async () => {
    writer.kill('SIGKILL');
    await exit;
  };
  await once(writer.stdout, 'data');
  return stopWriter;
}

/** A test that fails leaves none running. */
let stopWriter = async () => {};
afterEach(() => stopWriter());

const count = (/** @type {string} */ table) => {
  const database = new Database(at('site', 'cms', 'content.db'));
  const [rows] = database.prepare(`SELECT count(*) FROM ${table}`).raw().all().flat();
  database.close();
  return Number(rows);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
  putDatabase();
  put('cms/secrets.json', '{"JWT_SECRET":"s"}');
  put('cms/public/uploads/choir.webp', 'picture', 0o644);
  put('releases/release-table.json', '{"serial":7}');
  put('releases/events/1.0.0/remote.json', '{}', 0o644);
  put('operator/token', 'token');
  put('teams.json', '{}');
  put('audit.jsonl', '');
  put('outbox/1.eml', 'Subject: Hello');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a backup', () => {
  it('of a site that is written to all the while is of one moment, and comes back byte by byte', async () => {
    const stop = await startWriter();
    const before = count('prayers');
    await backUp();
    const then = count('prayers');
    while (count('prayers') <= then) await pause(10);
    await stop();
    const after = count('prayers');
    cpSync(at('site'), at('kept'), { recursive: true });
    wipe();
    await restore();

    expect(count('prayers')).toBe(count('receipts'));
    expect(count('prayers')).toBeGreaterThanOrEqual(before);
    expect(count('prayers')).toBeLessThan(after);
    for (const path of [
      'cms/secrets.json',
      'cms/public/uploads/choir.webp',
      'releases/events/1.0.0/remote.json',
      'operator/token',
      'audit.jsonl',
    ])
      expect(read(path)).toBe(readFileSync(at('kept', path), 'utf8'));
  });

  it('is for its owner only, and so is what was private in it', async () => {
    await backUp();
    expect((statSync(at('backup.tar.gz')).mode & 0o777).toString(8)).toBe('600');
    wipe();
    await restore();
    expect([modeOf('cms'), modeOf('cms/secrets.json'), modeOf('cms/public/uploads/choir.webp')]).toEqual([
      '700',
      '600',
      '644',
    ]);
  });

  it('leaves out what is made again or of this machine: pictures, logs, process ids, what was told, locks, drafts', async () => {
    const passing = [
      'pictures/a.webp',
      'release-pictures/events/1.1.0/report.json',
      'alerts.json',
      'backups.json',
      'logs/edge.log',
      'run/edge.pid',
      'releases/.draft-1/a.js',
      'teams.json.lock/x',
      'teams.json.0b0f3a3e-8a3c-4b57-9d0e-2f6f3f0a9c11',
    ];
    for (const path of passing) put(path, '0');
    await backUp();
    wipe();
    await restore();
    for (const path of passing) expect(existsSync(at('site', path))).toBe(false);
    expect(read('outbox/1.eml')).toBe('Subject: Hello');
  });

  it('takes every database below the folder, by SQLite itself', async () => {
    const database = new Database(at('site', 'submissions.sqlite'));
    database.pragma('journal_mode = WAL');
    database.exec("CREATE TABLE kept (answers TEXT); INSERT INTO kept VALUES ('pray')");
    // Still open: what was just written is in the -wal file beside it.
    const { files } = await backUp();
    database.close();
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['submissions.sqlite', 'cms/content.db']));
    expect(files.filter(({ path }) => /-(wal|shm)$/.test(path))).toEqual([]);
    wipe();
    await restore();
    const restored = new Database(at('site', 'submissions.sqlite'));
    expect(restored.prepare('SELECT answers FROM kept').get()).toEqual({ answers: 'pray' });
    restored.close();
  });

  it('takes what refers to something before what it refers to', async () => {
    new Database(at('site', 'submissions.sqlite')).exec('CREATE TABLE kept (answers TEXT)').close();
    const { files } = await backUp();
    const order = ['audit.jsonl', 'releases/release-table.json', 'teams.json', 'submissions.sqlite', 'cms/content.db'];
    expect(files.slice(0, 5).map(({ path }) => path)).toEqual(order);
  });

  it('says that a database is damaged instead of saving it', async () => {
    const file = at('site', 'cms', 'content.db');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096);
    writeFileSync(file, bytes);
    await expect(backUp()).rejects.toThrow(/malformed|damaged/);
    expect(readdirSync(folder)).toEqual(['site']);
  });
});

describe('restoring', () => {
  beforeEach(() => backUp());

  it('is refused where a site is already', async () => {
    put('teams.json', 'newer');
    await expect(restore()).rejects.toThrow('--replace');
    expect(read('teams.json')).toBe('newer');
  });

  it('with --replace moves what is there aside', async () => {
    put('teams.json', 'newer');
    const {
      aside: [aside],
    } = await restore(true);
    expect(read('teams.json')).toBe('{}');
    expect(readFileSync(join(String(aside), 'teams.json'), 'utf8')).toBe('newer');
  });

  it('is refused while a program has a database open', async () => {
    const stop = await startWriter();
    await expect(restore(true)).rejects.toThrow('content.db open');
    await stop();
    await restore(true);
  });

  it('is refused while the processes of npm start run', async () => {
    put('run/edge.pid', String(process.pid));
    await expect(restore(true)).rejects.toThrow(`its edge is process ${process.pid}`);
  });

  it.each([
    ['damaged', (/** @type {string} */ file) => flip(file, 0.5)],
    ['cut off', (/** @type {string} */ file) => truncateSync(file, statSync(file).size - 40)],
    ['something else', (/** @type {string} */ file) => writeFileSync(file, 'Dear sister')],
    ['missing', (/** @type {string} */ file) => rmSync(file)],
  ])('of a file that is %s leaves the old state', async (_, harm) => {
    put('teams.json', 'newer');
    harm(at('backup.tar.gz'));
    await expect(restore(true)).rejects.toThrow(/damaged|not whole|no file/);
    expect(read('teams.json')).toBe('newer');
    expect(readdirSync(folder).filter((name) => name !== 'backup.tar.gz')).toEqual(['site']);
  });

  it.each(['../evil', 'data/../../evil', '/etc/evil', 'data//evil'])('writes nothing to %s', async (name) => {
    writeFileSync(at('evil.tar.gz'), await archiveOf(name));
    await expect(restore(true, at('evil.tar.gz'))).rejects.toThrow('did not put there');
    expect(existsSync(at('evil'))).toBe(false);
  });

  it('of a backup with a changed file is refused, however well it is packed', async () => {
    const manifest = await readArchive(at('backup.tar.gz'), null);
    writeFileSync(at('other.tar.gz'), await archiveOf('data/teams.json', JSON.stringify(manifest)));
    await expect(restore(true, at('other.tar.gz'))).rejects.toThrow(/is missing|is not what was saved/);
  });

  it('that is killed half-way leaves the old state, and can be repeated', async () => {
    writeFileSync(at('site', 'large.bin'), Buffer.alloc(120 * 1024 ** 2));
    await backUp(at('large.tar.gz'));
    // On a slow machine, a kill may come after the end.
    do {
      put('teams.json', 'newer');
      await killRestoring(at('large.tar.gz'));
    } while (!existsSync(at('site.restoring')));
    expect(read('teams.json')).toBe('newer');

    await restore(true);
    expect(read('teams.json')).toBe('{}');
    expect(existsSync(at('site.restoring'))).toBe(false);
  });
});

/**
 * Kills a process that restores, in the middle of it if this process has the time.
 * @param {string} file
 */
async function killRestoring(file) {
  const options = JSON.stringify({ file, dataDir: at('site'), replace: true });
  const script = `import(${JSON.stringify(pathToFileURL(join(__dirname, 'restore-archive.mjs')).href)})
      .then(({ restoreArchive }) => restoreArchive({ ...${options}, now: new Date() }))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  while (child.exitCode === null && !existsSync(at('site.restoring', 'large.bin')))
    await new Promise((done) => setImmediate(done));
  child.kill('SIGKILL');
  const [code] = await exited;
  expect([null, 0]).toContain(code);
}

/**
 * @param {string} file
 * @param {number} share where in it
 */
function flip(file, share) {
  const bytes = readFileSync(file);
  const place = Math.floor(bytes.length * share);
  bytes[place] = ~(bytes[place] ?? 0);
  writeFileSync(file, bytes);
}

/** @param {string} name of its one entry @param {string} manifest */
function archiveOf(name, manifest = '{}') {
  const archive = pack();
  archive.entry({ name }, 'evil');
  archive.entry({ name: 'manifest.json' }, manifest);
  archive.finalize();
  return buffer(archive.pipe(createGzip()));
}

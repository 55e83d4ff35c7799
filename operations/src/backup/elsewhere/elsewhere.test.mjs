import Database from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import { readBackupNote } from '../backup-note.mjs';
import { restoreArchive } from '../restore-archive.mjs';
import { backupDestination } from './destination.mjs';
import { sendBackup } from './send-backup.mjs';
import { fetchedBackup } from './show-backups.mjs';
import { verifyArchive } from './verify-archive.mjs';

/** restic cuts files into parts of at most 8 MiB. */
const SIZE = 20 * 1024 ** 2;

/** @type {string} */
let folder;
const at = (/** @type {string[]} */ ...path) => join(folder, ...path);
const SETTINGS = () => ({ BACKUP_TO: at('store'), BACKUP_PASSWORD: 'a long one', PUBLIC_URL: 'https://grace.example' });
const versions = { soteria: '1.0.0', node: '20.19.0' };
/** @param {Record<string, string>} [more] */
const destination = (more = {}) => {
  const found = backupDestination({ ...SETTINGS(), ...more });
  if (!found) throw new Error('These settings name a place.');
  return found;
};
/** @param {Record<string, string>} [more] @param {string} [madeAt] */
const send = (more, madeAt = '2026-11-23T03:00:00.000Z') =>
  sendBackup({ dataDir: at('site'), databaseUrl: undefined, versions, madeAt }, destination(more));
const restic = (/** @type {string[]} */ ...args) =>
  execFileSync('restic', args, {
    env: { ...process.env, RESTIC_REPOSITORY: at('store'), RESTIC_PASSWORD: 'a long one' },
  });

/** @param {string} text */
function putRow(text) {
  const database = new Database(at('site', 'cms', 'content.db'));
  database.exec('CREATE TABLE IF NOT EXISTS prayers (text TEXT)');
  database.prepare('INSERT INTO prayers VALUES (?)').run(text);
  database.close();
}

/** Each test begins with a site whose first backup made the repository: restic takes a second for each password. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elsewhere-test-'));
  mkdirSync(at('site', 'cms', 'public', 'uploads'), { recursive: true });
  writeFileSync(at('site', 'cms', 'public', 'uploads', 'choir.webp'), randomBytes(SIZE));
  putRow('first');
  await send();
  mkdirSync(at('sent'));
  for (const name of ['site', 'store']) renameSync(at(name), at('sent', name));
});
beforeEach(() => cpSync(at('sent'), at(), { recursive: true }));
afterEach(() => {
  for (const name of readdirSync(at()).filter((name) => name !== 'sent')) rmSync(at(name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('sends a site that comes back as it was, adds little when nothing changed, and notes it', async () => {
  putRow('second');
  const sent = await send({}, '2026-11-23T04:00:00.000Z');
  expect(sent.bytes).toBeGreaterThan(SIZE);
  expect(sent.added).toBeLessThan(SIZE / 2);
  expect(await readBackupNote(at('site'))).toEqual({
    last: {
      madeAt: '2026-11-23T04:00:00.000Z',
      bytes: sent.bytes,
      added: sent.added,
      place: at('store'),
      snapshot: sent.snapshot,
    },
  });
  expect(readdirSync(at('site', 'run'))).toEqual([]);

  const { archive, snapshot } = await fetchedBackup(destination(), '');
  expect(snapshot.shortId).toBe(sent.snapshot);
  expect(await verifyArchive(archive, { dataDir: at('site') })).toMatchObject({ databases: 1 });
  rmSync(at('site'), { recursive: true });
  await restoreArchive({ file: archive, dataDir: at('site'), replace: false, now: new Date() });
  const database = new Database(at('site', 'cms', 'content.db'));
  expect(database.prepare('SELECT text FROM prayers').pluck().all()).toEqual(['first', 'second']);
  database.close();
  expect(existsSync(at('site', 'backups.json'))).toBe(false);
});

it('deletes what the settings do not want any more, and nothing of others in the repository', async () => {
  writeFileSync(at('letter'), 'dear');
  const hope = ['--host', 'hope.example', '--tag', 'soteria'];
  for (const other of [hope, ['--host', 'grace.example'], ['--host', 'grace.example']])
    restic('backup', '--quiet', ...other, at('letter'));
  const { snapshot } = await send({ BACKUP_DAYS: '1', BACKUP_WEEKS: '0', BACKUP_MONTHS: '0' });
  /** @type {{ hostname: string, short_id: string, tags?: string[] }[]} */
  const left = JSON.parse(restic('snapshots', '--json').toString());
  const ours = left.filter(({ hostname, tags }) => hostname === 'grace.example' && tags?.includes('soteria'));
  expect(ours.map((one) => one.short_id)).toEqual([snapshot]);
  expect(left).toHaveLength(4);
});

it('says what is wrong, notes it, and forgets that note with the next good one', async () => {
  await expect(send({ BACKUP_PASSWORD: 'another' })).rejects.toThrow('The password does not open it');
  expect((await readBackupNote(at('site'))).failed?.reason).toContain('The password does not open it');
  renameSync(at('store'), at('unmounted'));
  await expect(send()).rejects.toThrow(/had the backup of .* and has none any more\. See that its disk is mounted/);
  expect(existsSync(at('store'))).toBe(false);
  renameSync(at('unmounted'), at('store'));
  await send();
  expect(await readBackupNote(at('site'))).not.toHaveProperty('failed');
});

it('says which package restic is in, where it is absent', async () => {
  const path = process.env.PATH;
  process.env.PATH = at();
  await expect(send().finally(() => (process.env.PATH = path))).rejects.toThrow('apt-get install restic');
});

it('finds that a stored backup is damaged, and leaves the site as it is', async () => {
  const packs = readdirSync(at('store', 'data'), { recursive: true, encoding: 'utf8', withFileTypes: true });
  for (const pack of packs.filter((entry) => entry.isFile())) {
    const file = join(pack.parentPath, pack.name);
    const bytes = readFileSync(file);
    bytes.fill(0, 100, 200);
    rmSync(file);
    writeFileSync(file, bytes);
  }
  const { archive } = await fetchedBackup(destination(), '');
  await expect(verifyArchive(archive, { dataDir: at('site') })).rejects.toThrow('restic failed');
  await expect(restoreArchive({ file: archive, dataDir: at('site'), replace: true, now: new Date() })).rejects.toThrow(
    'restic failed',
  );
  expect(existsSync(at('site', 'cms', 'content.db'))).toBe(true);
});

it('hands a compressed file to a command, and notes only what the command took', async () => {
  const settings = { BACKUP_TO: '', BACKUP_COMMAND: `cp "$BACKUP_FILE" '${at()}'` };
  const { place } = await send(settings);
  expect(place).toBe('BACKUP_COMMAND');
  const file = at('soteria-2026-11-23T030000Z.tar.gz');
  expect(await verifyArchive(file, { dataDir: at('site') })).toMatchObject({ databases: 1 });
  const before = await readBackupNote(at('site'));
  await expect(send({ ...settings, BACKUP_COMMAND: 'echo no such host >&2; exit 3' })).rejects.toThrow(
    'BACKUP_COMMAND failed, so the backup is not stored.\nno such host',
  );
  expect((await readBackupNote(at('site'))).last).toEqual(before.last);
});

it('does not take a database for good that has a fault, although each byte is what was saved', async () => {
  const header = Buffer.alloc(8_192, 0xff);
  header.write('SQLite format 3\0');
  const archive = pack();
  archive.entry({ name: 'data/cms/content.db' }, header);
  const [size, sha256] = [header.length, createHash('sha256').update(header).digest('hex')];
  const files = [{ path: 'cms/content.db', mode: 0o600, size, sha256 }];
  const about = { format: 1, contentDatabase: 'sqlite', versions, madeAt: '2026-11-23T03:00:00.000Z', folders: [] };
  archive.entry({ name: 'manifest.json' }, JSON.stringify({ ...about, files }));
  archive.finalize();
  const verifying = verifyArchive({ name: 'it', open: () => Readable.from(archive) }, { dataDir: at('site') });
  await expect(verifying).rejects.toThrow('cms/content.db is damaged');
  expect(readdirSync(at('site', 'run'))).toEqual([]);
});

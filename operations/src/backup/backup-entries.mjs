import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StepError } from '../process/step.mjs';
import { BACKUP_NOTE } from './backup-note.mjs';

/** Entries that the site makes again, or that are of one run or one machine. */
const CACHES = new Set(['cached-documents', 'pictures', 'release-pictures', 'logs', 'run', 'alerts.json', BACKUP_NOTE]);
/** Locks, and temporary files of writes under way. */
const PASSING = /\.lock$|^\.draft-|\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** SQLite's journals. A copy made by SQLite includes their contents. */
const BESIDE_DATABASE = /-(wal|shm|journal)$/;
/**
 * An edge refuses a release table that is older than the audit log, and a release whose key it does not know. So the
 * log comes first, then the table, then the keys.
 */
const FIRST = ['audit.jsonl', 'releases/release-table.json', 'teams.json'];
/**
 * The content database is copied after the edge's queue. A form that moves meanwhile is in one copy or in both, and the
 * CMS recognizes its key. The uploads follow, because the database names them.
 */
const CONTENT = 'cms/content.db';
const SQLITE_MAGIC = 'SQLite format 3\0';

/** @typedef {{ path: string, mode: number, kind: 'folder' | 'file' | 'database' }} Entry */

/**
 * The entries of a data folder that a backup holds, in the order of their copies while the site runs.
 * @param {string} dataDir
 * @returns {Promise<Entry[]>} paths below it
 */
export async function backupEntries(dataDir) {
  const entries = await entriesOf(dataDir, '');
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * @param {string} dataDir
 * @param {string} folder
 * @returns {Promise<Entry[]>}
 */
async function entriesOf(dataDir, folder) {
  const names = await readdir(join(dataDir, folder));
  const lasting = names.filter((name) => !PASSING.test(name) && !(folder === '' && CACHES.has(name))).toSorted();
  const lists = [];
  for (const name of lasting) {
    if (BESIDE_DATABASE.test(name) && names.includes(name.replace(BESIDE_DATABASE, ''))) continue;
    lists.push(await entriesAt(dataDir, folder === '' ? name : `${folder}/${name}`));
  }
  return lists.flat();
}

/**
 * @param {string} dataDir
 * @param {string} path
 * @returns {Promise<Entry[]>}
 */
async function entriesAt(dataDir, path) {
  const found = await stat(join(dataDir, path)).catch(unlessGone);
  if (!found) return [];
  const mode = found.mode & 0o777;
  if (found.isDirectory()) return [{ path, mode, kind: 'folder' }, ...(await entriesOf(dataDir, path))];
  if (!found.isFile()) throw new StepError(`${join(dataDir, path)} is no plain file. Move it out of the data folder.`);
  return [{ path, mode, kind: (await isDatabase(join(dataDir, path))) ? 'database' : 'file' }];
}

/** Whether a file was deleted after its folder was read. @param {NodeJS.ErrnoException} error */
function unlessGone(error) {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Whether a file begins with SQLite's header. @param {string} file */
export async function isDatabase(file) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1', 0, bytesRead) === SQLITE_MAGIC;
  } finally {
    await handle.close();
  }
}

/** @param {Entry} entry */
function rank({ path, kind }) {
  if (kind === 'folder') return 0;
  if (FIRST.includes(path)) return 1 + FIRST.indexOf(path);
  const afterFirst = 1 + FIRST.length;
  if (path === CONTENT) return afterFirst + 1;
  return kind === 'database' ? afterFirst : afterFirst + 2;
}

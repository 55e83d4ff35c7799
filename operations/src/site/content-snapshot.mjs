import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'content-before-';

const contentOf = (/** @type {string} */ dataDir) => join(dataDir, 'cms', 'content.db');
const runFolder = (/** @type {string} */ dataDir) => join(dataDir, 'run');
const snapshotOf = (/** @type {string} */ dataDir, /** @type {string} */ version) =>
  join(runFolder(dataDir), `${PREFIX}${version}.db`);

/**
 * Stores the content as it is before a version of the CMS starts on it for the first time, because that changes its tables.
 * Only the newest one stays. Content in Postgres is in the backup that an update makes.
 * @param {string} dataDir
 * @param {string} version of Soteria
 */
export async function storeContentBefore(dataDir, version) {
  const note = join(runFolder(dataDir), 'content-version');
  if (existsSync(note) && readFileSync(note, 'utf8') === version) return;
  mkdirSync(runFolder(dataDir), { recursive: true });
  for (const name of readdirSync(runFolder(dataDir)))
    if (name.startsWith(PREFIX)) rmSync(join(runFolder(dataDir), name));
  if (existsSync(contentOf(dataDir))) {
    const { snapshotDatabase } = await import('../backup/snapshot-database.mjs');
    snapshotDatabase(contentOf(dataDir), snapshotOf(dataDir, version));
  }
  writeFileSync(note, version);
}

/**
 * Puts the content back as it was before a version's first start. No CMS may run.
 * @param {string} dataDir
 * @param {string} version
 * @returns {boolean} false when that version never started, so that nothing has to be put back
 */
export function restoreContentBefore(dataDir, version) {
  const snapshot = snapshotOf(dataDir, version);
  if (!existsSync(snapshot)) return false;
  // What the journal has belongs to the other file.
  for (const ending of ['-wal', '-shm', '-journal']) rmSync(`${contentOf(dataDir)}${ending}`, { force: true });
  // Its bytes only: the file's owner is the site's user, and root may run this.
  copyFileSync(snapshot, contentOf(dataDir));
  return true;
}

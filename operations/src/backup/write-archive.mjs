import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { backupEntries } from './backup-entries.mjs';
import { dumpDatabase } from './dump-database.mjs';
import { DUMP_NAME, MANIFEST_NAME } from './manifest.mjs';
import { snapshotDatabase } from './snapshot-database.mjs';

/** Backups of an unchanged site are the same bytes but the manifest, so a repository stores them once. */
const SAME_TIME = new Date(0);

/** @typedef {import('./manifest.mjs').Manifest} Manifest */
/** @typedef {Pick<Manifest, 'versions' | 'madeAt'>} About */
/** @typedef {import('./backup-entries.mjs').Entry} Entry */

/**
 * Writes a backup of a data folder, and of the database that the site has beside it. Its site may be running. The file gets
 * its name once it is complete and flushed.
 * @param {{ dataDir: string, databaseUrl?: string | undefined, file: string, isCompressed?: boolean } & About} options
 * @returns {Promise<Manifest>}
 */
export async function writeArchive({ dataDir, databaseUrl, file, isCompressed = true, ...about }) {
  // Beside the backup, where disk space is needed anyway, and as private as the backup.
  const staging = await mkdtemp(join(dirname(file), '.backup-'));
  const draft = join(staging, 'draft');
  try {
    const archive = pack();
    const packing = isCompressed ? createGzip() : new PassThrough();
    const writing = pipeline(archive, packing, createWriteStream(draft, { mode: 0o600, flush: true }));
    const filling = fill(archive, { dataDir, databaseUrl, staging, about }).catch((error) => archive.destroy(error));
    const [manifest] = await Promise.all([filling, writing]);
    if (!manifest) throw new Error('A backup that was written has a list of files.');
    await rename(draft, file);
    return manifest;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * @typedef {object} Source
 * @property {string} dataDir
 * @property {string | undefined} databaseUrl
 * @property {string} staging
 * @property {About} about
 */

/**
 * @param {import('tar-stream').Pack} archive
 * @param {Source} source
 * @returns {Promise<Manifest>}
 */
async function fill(archive, source) {
  const { dataDir, databaseUrl, staging, about } = source;
  /** @type {Manifest} */
  const manifest = {
    format: 1,
    ...about,
    contentDatabase: databaseUrl ? 'postgres' : 'sqlite',
    folders: [],
    files: [],
  };
  const add = async (/** @type {readonly Entry[]} */ entries) => {
    for (const { path, mode, kind } of entries) {
      if (kind === 'folder') manifest.folders.push({ path, mode });
      const from = kind === 'folder' ? null : sourceOf({ dataDir, staging, path, kind });
      const copied = from === null ? null : await addFile(archive, `data/${path}`, from);
      if (copied) manifest.files.push({ path, mode, ...copied });
    }
  };
  const entries = await backupEntries(dataDir);
  if (databaseUrl) {
    // Forms that wait on this machine go to the database meanwhile. Its content names the uploads.
    const isDatabase = (/** @type {Entry} */ { kind }) => kind === 'database';
    await add(entries.filter(isDatabase));
    manifest.database = await addDump(archive, databaseUrl, join(staging, DUMP_NAME));
    await add(entries.filter((entry) => !isDatabase(entry)));
  } else await add(entries);
  archive.entry({ name: MANIFEST_NAME }, JSON.stringify(manifest, null, 1));
  archive.finalize();
  return manifest;
}

/**
 * @param {import('tar-stream').Pack} archive
 * @param {string} databaseUrl
 * @param {string} dump
 */
async function addDump(archive, databaseUrl, dump) {
  const version = await dumpDatabase(databaseUrl, dump);
  const copied = await addFile(archive, DUMP_NAME, dump);
  if (!copied) throw new Error('A dump that was written is there.');
  await rm(dump);
  return { version, ...copied };
}

/** @param {{ dataDir: string, staging: string, path: string, kind: 'file' | 'database' }} source */
function sourceOf({ dataDir, staging, path, kind }) {
  if (kind === 'file') return join(dataDir, path);
  const copy = join(staging, path.replaceAll('/', '%2F'));
  snapshotDatabase(join(dataDir, path), copy);
  return copy;
}

/**
 * Adds a file with its size at opening. Bytes that a log gains meanwhile are not copied.
 * @param {import('tar-stream').Pack} archive
 * @param {string} name its name in the backup
 * @param {string} source
 * @returns {Promise<{ size: number, sha256: string } | null>} null when it is gone
 */
async function addFile(archive, name, source) {
  const handle = await open(source).catch((error) => (error.code === 'ENOENT' ? null : Promise.reject(error)));
  if (!handle) return null;
  const { size } = await handle.stat();
  const hash = createHash('sha256');
  const entry = archive.entry({ name, size, mtime: SAME_TIME });
  if (size === 0) await handle.close();
  const bytes = size === 0 ? [] : handle.createReadStream({ start: 0, end: size - 1 });
  const counted = async function* () {
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(counted, entry);
  return { size, sha256: hash.digest('hex') };
}

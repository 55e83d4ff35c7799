import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { backupEntries } from './backup-entries.mjs';
import { MANIFEST_NAME } from './manifest.mjs';
import { snapshotDatabase } from './snapshot-database.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */

/**
 * Writes a backup of a data folder, whose site may be running. The file gets its name once it is complete and flushed.
 * @param {{ dataDir: string, file: string } & Pick<Manifest, 'versions' | 'contentDatabase' | 'madeAt'>} options
 * @returns {Promise<Manifest>}
 */
export async function writeArchive({ dataDir, file, ...about }) {
  // Beside the backup, where disk space is needed anyway, and as private as the backup.
  const staging = await mkdtemp(join(dirname(file), '.backup-'));
  const draft = join(staging, 'draft');
  try {
    const archive = pack();
    const writing = pipeline(archive, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    const filling = fill(archive, { dataDir, staging, about }).catch((error) => archive.destroy(error));
    const [manifest] = await Promise.all([filling, writing]);
    if (!manifest) throw new Error('A backup that was written has a list of files.');
    await rename(draft, file);
    return manifest;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * @param {import('tar-stream').Pack} archive
 * @param {{ dataDir: string, staging: string, about: Pick<Manifest, 'versions' | 'contentDatabase' | 'madeAt'> }} source
 * @returns {Promise<Manifest>}
 */
async function fill(archive, { dataDir, staging, about }) {
  /** @type {Manifest} */
  const manifest = { format: 1, ...about, folders: [], files: [] };
  for (const { path, mode, kind } of await backupEntries(dataDir)) {
    if (kind === 'folder') manifest.folders.push({ path, mode });
    const copied = kind === 'folder' ? null : await addFile(archive, path, sourceOf({ dataDir, staging, path, kind }));
    if (copied) manifest.files.push({ path, mode, ...copied });
  }
  archive.entry({ name: MANIFEST_NAME }, JSON.stringify(manifest, null, 1));
  archive.finalize();
  return manifest;
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
 * @param {string} path its name in the backup
 * @param {string} source
 * @returns {Promise<{ size: number, sha256: string } | null>} null when it is gone
 */
async function addFile(archive, path, source) {
  const handle = await open(source).catch((error) => (error.code === 'ENOENT' ? null : Promise.reject(error)));
  if (!handle) return null;
  const { size } = await handle.stat();
  const hash = createHash('sha256');
  const entry = archive.entry({ name: `data/${path}`, size });
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

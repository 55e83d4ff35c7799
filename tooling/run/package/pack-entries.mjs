import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { foldersOf } from './entry.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */

const FILE_MODE = 0o644;
const PROGRAM_MODE = 0o755;
/** The owner, whoever packs. */
const NOBODY_OF_HERE = { uid: 0, gid: 0, uname: 'root', gname: 'root' };

/**
 * Packs entries into a tar, compressed by gzip. Equal entries give equal bytes: nothing of the machine, of the time and of the
 * order in which a disk lists its files is in it.
 * @param {readonly Entry[]} entries sorted
 * @param {{ folder: string, time: Date, file: string }} options folder: that all of them are in; time: of all of them; file: to write
 * @returns {Promise<{ sha256: string, size: number, unpacked: number }>} size in bytes; unpacked: that of all files
 */
export async function packEntries(entries, { folder, time, file }) {
  const archive = pack();
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* (/** @type {AsyncIterable<Buffer>} */ chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  // zlib leaves the time out of gzip's header, and the name.
  const writing = pipeline(archive, createGzip({ level: 9 }), counted, createWriteStream(file, { flush: true }));
  const filling = fill(archive, entries, { folder, time }).catch((error) => archive.destroy(error));
  const [unpacked = 0] = await Promise.all([filling, writing]);
  return { sha256: hash.digest('hex'), size, unpacked };
}

/**
 * @param {import('tar-stream').Pack} archive
 * @param {readonly Entry[]} entries
 * @param {{ folder: string, time: Date }} options
 */
async function fill(archive, entries, { folder, time }) {
  const common = { ...NOBODY_OF_HERE, mtime: time };
  for (const path of ['', ...foldersOf(entries)])
    archive.entry({ ...common, name: `${folder}/${path}`, type: 'directory', mode: PROGRAM_MODE });
  let unpacked = 0;
  for (const { path, file, text = '', link, runs } of entries) {
    const name = `${folder}/${path}`;
    if (link !== undefined) {
      archive.entry({ ...common, name, type: 'symlink', linkname: link, mode: 0o777 });
      continue;
    }
    const bytes = file === undefined ? Buffer.from(text) : await readFile(file);
    unpacked += bytes.length;
    await new Promise((resolve, reject) => {
      const header = { ...common, name, size: bytes.length, mode: runs ? PROGRAM_MODE : FILE_MODE };
      archive.entry(header, bytes, (/** @type {unknown} */ error) => (error ? reject(error) : resolve(undefined)));
    });
  }
  archive.finalize();
  return unpacked;
}

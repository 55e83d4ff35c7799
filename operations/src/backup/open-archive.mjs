import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** @typedef {import('node:stream').Readable} Readable */
/** @typedef {string | { name: string, open: () => Readable }} Archive path of a file, or a stream from elsewhere */

/** What gzip's files begin with (RFC 1952). */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The bytes of an archive, compressed or not. @param {Archive} archive @returns {Readable} */
export function openArchive(archive) {
  return typeof archive === 'string' ? createReadStream(archive) : archive.open();
}

/**
 * @param {Readable} bytes of a tar archive, compressed by gzip or not
 * @param {import('tar-stream').Extract} target
 */
export async function unzip(bytes, target) {
  await once(bytes, 'readable').catch((error) => {
    // Whoever reads its entries waits for them otherwise.
    target.destroy(error);
    throw error;
  });
  const head = bytes.read(GZIP.length);
  if (head) bytes.unshift(head);
  await pipeline(bytes, head?.equals(GZIP) ? createGunzip() : new PassThrough(), target);
}

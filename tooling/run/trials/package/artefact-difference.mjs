import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/**
 * The files in which two artefacts differ, by their lists of checksums.
 * @param {string} one
 * @param {string} other
 * @returns {Promise<string[]>}
 */
export async function artefactDifference(one, other) {
  const [first, second] = [await checksumsIn(one), await checksumsIn(other)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((path) => first.get(path) !== second.get(path))
    .sort();
}

/** @param {string} file @returns {Promise<Map<string, string>>} SHA-256 by path */
async function checksumsIn(file) {
  const archive = extract();
  const feeding = pipeline(createReadStream(file), createGunzip(), archive);
  let sums = '';
  for await (const entry of archive) {
    if (/^[^/]+\/SHA256SUMS$/.test(entry.header.name)) sums = await text(entry);
    else entry.resume();
  }
  await feeding;
  const lines = sums.trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

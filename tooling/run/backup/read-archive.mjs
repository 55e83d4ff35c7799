import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StepError } from '../process/step.mjs';
import { MANIFEST_NAME, parseManifest } from './manifest.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */
/** @typedef {Map<string, { size: number, sha256: string }>} Found by path */

/** Allowed names of entries. Excludes `..`, absolute paths and empty parts, so no entry leaves the target. */
const DATA_NAME = /^data\/((?!\.{1,2}(\/|$))[^/\\\0]+(\/(?!\.{1,2}(\/|$))[^/\\\0]+)*)$/;

/**
 * Reads a whole backup and compares every file with the manifest. Throws {@link StepError} when the backup is damaged
 * or incomplete.
 * @param {string} file
 * @param {string | null} target an empty folder that the files are written into; null only checks
 * @returns {Promise<Manifest>}
 */
export async function readArchive(file, target) {
  const { found, manifest } = await unpack(file, target).catch((error) => {
    throw refusalOf(file, error);
  });
  compare(file, manifest, found);
  if (target !== null) await setModes(manifest, target);
  return manifest;
}

/**
 * @param {string} file
 * @param {string | null} target
 */
async function unpack(file, target) {
  /** @type {Found} */
  const found = new Map();
  let listed = '';
  const archive = extract();
  const feeding = pipeline(createReadStream(file), createGunzip(), archive).catch((error) => error);
  for await (const entry of archive) {
    const { name, type } = entry.header;
    if (name === MANIFEST_NAME) listed = await text(entry);
    else found.set(...(await unpackFile(entry, pathIn(name, type), target)));
  }
  const failure = await feeding;
  if (failure) throw failure;
  if (listed === '') throw new StepError(`${file} is not whole: its end is missing. Take another backup.`);
  return { found, manifest: parseManifest(listed) };
}

/**
 * @param {string} name
 * @param {string | null | undefined} type
 */
function pathIn(name, type) {
  const path = DATA_NAME.exec(name)?.[1];
  if (path === undefined || type !== 'file')
    throw new StepError(`The backup holds "${name}", which Soteria did not put there. Take another.`);
  return path;
}

/**
 * @param {AsyncIterable<unknown>} entry
 * @param {string} path
 * @param {string | null} target
 * @returns {Promise<[string, { size: number, sha256: string }]>}
 */
async function unpackFile(entry, path, target) {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* () {
    for await (const chunk of entry) {
      // tar-stream's types do not say that chunks are bytes.
      if (!Buffer.isBuffer(chunk)) throw new Error('An entry is made of buffers.');
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await (target === null ? finished(Readable.from(counted()).resume()) : write(counted(), join(target, path)));
  return [path, { size, sha256: hash.digest('hex') }];
}

/**
 * @param {AsyncIterable<Buffer>} chunks
 * @param {string} path
 */
async function write(chunks, path) {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(chunks, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
}

/**
 * @param {string} file
 * @param {Manifest} manifest
 * @param {Found} found
 */
function compare(file, manifest, found) {
  for (const { path, size, sha256 } of manifest.files) {
    const is = found.get(path);
    if (is?.size === size && is.sha256 === sha256) continue;
    throw new StepError(
      `${file} is damaged: ${path} ${is ? 'is not what was saved' : 'is missing'}. Take another backup.`,
    );
  }
  if (found.size === manifest.files.length) return;
  throw new StepError(`${file} is damaged: it holds files that are not in its list. Take another backup.`);
}

/**
 * @param {Manifest} manifest
 * @param {string} target
 */
async function setModes({ folders, files }, target) {
  for (const { path } of folders) await mkdir(join(target, path), { recursive: true });
  for (const { path, mode } of files) await chmod(join(target, path), mode);
  // Innermost first: entries of a folder without access could not be changed any more.
  for (const { path, mode } of folders.toReversed()) await chmod(join(target, path), mode);
}

/**
 * @param {string} file
 * @param {NodeJS.ErrnoException} error
 */
function refusalOf(file, error) {
  if (error instanceof StepError) return error;
  if (error.code === 'ENOENT' && error.path === file) return new StepError(`There is no file ${file}.`);
  if (error.syscall !== undefined) return error;
  return new StepError(`${file} is damaged, or no backup (${error.message}). Take another backup.`);
}

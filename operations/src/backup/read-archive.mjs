import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { StepError } from '../process/step.mjs';
import { DUMP_NAME, MANIFEST_NAME, parseManifest } from './manifest.mjs';
import { openArchive, unzip } from './open-archive.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */
/** @typedef {Map<string, { size: number, sha256: string }>} Found by name in the backup */
/** @typedef {import('./open-archive.mjs').Archive} Archive */
/** @typedef {{ folder: string, dump: string }} Target an empty folder for the files, and the name of the dump's file */

/** Allowed names of entries. Excludes `..`, absolute paths and empty parts, so no entry leaves the target. */
const DATA_NAME = /^data\/((?!\.{1,2}(\/|$))[^/\\\0]+(\/(?!\.{1,2}(\/|$))[^/\\\0]+)*)$/;

/**
 * Reads a whole backup and compares every file with the manifest. Throws {@link StepError} when the backup is damaged
 * or incomplete.
 * @param {Archive} archive compressed by gzip, or not
 * @param {Target | null} target null only checks
 * @returns {Promise<Manifest>}
 */
export async function readArchive(archive, target) {
  const name = typeof archive === 'string' ? archive : archive.name;
  const { found, manifest } = await unpack(name, openArchive(archive), target).catch((error) => {
    throw refusalOf(name, error);
  });
  compare(name, manifest, found);
  if (target !== null) await setModes(manifest, target.folder);
  return manifest;
}

/**
 * @param {string} file
 * @param {Readable} bytes
 * @param {Target | null} target
 */
async function unpack(file, bytes, target) {
  /** @type {Found} */
  const found = new Map();
  let listed = '';
  const archive = extract();
  const feeding = unzip(bytes, archive).catch((error) => error);
  for await (const entry of archive) {
    const { name, type } = entry.header;
    if (name === MANIFEST_NAME) listed = await text(entry);
    else found.set(name, await unpackFile(entry, placeOf(name, type, target)));
  }
  const failure = await feeding;
  if (failure) throw failure;
  if (listed === '') throw new StepError(`${file} is not whole: its end is missing. Take another backup.`);
  return { found, manifest: parseManifest(listed) };
}

/**
 * @param {string} name
 * @param {string | null | undefined} type
 * @param {Target | null} target
 */
function placeOf(name, type, target) {
  const path = DATA_NAME.exec(name)?.[1];
  if ((path === undefined && name !== DUMP_NAME) || type !== 'file')
    throw new StepError(`The backup holds "${name}", which Soteria did not put there. Take another.`);
  if (target === null) return null;
  return path === undefined ? target.dump : join(target.folder, path);
}

/**
 * @param {AsyncIterable<unknown>} entry
 * @param {string | null} place null: it is only counted
 */
async function unpackFile(entry, place) {
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
  await (place === null ? finished(Readable.from(counted()).resume()) : write(counted(), place));
  return { size, sha256: hash.digest('hex') };
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
  const listed = manifest.files.map(({ path, ...is }) => ({ name: `data/${path}`, ...is }));
  if (manifest.database) listed.push({ name: DUMP_NAME, mode: 0, ...manifest.database });
  for (const { name, size, sha256 } of listed) {
    const is = found.get(name);
    if (is?.size === size && is.sha256 === sha256) continue;
    throw new StepError(
      `${file} is damaged: ${name.replace(/^data\//, '')} ${is ? 'is not what was saved' : 'is missing'}. Take another backup.`,
    );
  }
  if (found.size === listed.length) return;
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

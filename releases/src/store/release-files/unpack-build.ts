import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { createGunzip } from 'node:zlib';
import { type Extract, extract as tarExtract } from 'tar-stream';
import { ReleaseError } from '../../table/release-error.ts';

type Packed = Extract extends AsyncIterable<infer Entry> ? Entry : never;

const MEBIBYTE = 1024 ** 2;
const MAX_MIB = 64;
const MAX_FILES = 1_000;
const MAX_DEPTH = 10;
const MAX_NAME = 300;

/** A packed build that is none, or could do harm. */
export class ArchiveRefused extends ReleaseError {
  override readonly name = 'ArchiveRefused';
}

/**
 * Unpacks a build (tar, gzip) into an empty folder.
 * Throws {@link ArchiveRefused} for other formats, large archives, and entries other than plain files below the folder.
 */
export async function unpackBuild(packed: Buffer, folder: string): Promise<void> {
  const extract = tarExtract();
  const feeding = pipeline(Readable.from([packed]), createGunzip(), limited, extract).catch((error: unknown) => error);
  try {
    let files = 0;
    for await (const entry of extract) {
      files += await unpackEntry(entry, folder);
      if (files > MAX_FILES) throw refused(`it holds more than ${MAX_FILES} files.`);
    }
  } catch (error) {
    throw refusalOf(error);
  }
  const failure = await feeding;
  if (failure) throw refusalOf(failure);
}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MAX_MIB * MEBIBYTE) throw refused(`it is larger than ${MAX_MIB} MB.`);
    yield chunk;
  }
}

/** @returns the number of files */
async function unpackEntry(entry: Packed, folder: string): Promise<0 | 1> {
  const { name, type } = entry.header;
  const path = name.replace(/\/$/, '');
  if (!isInside(path))
    throw refused(`"${name.slice(0, MAX_NAME)}" leads out of a release's folder, or too deep into it.`);
  if (type === 'directory') {
    entry.resume();
    return 0;
  }
  if (type !== 'file') throw refused(`${path} is a link or a device; a release holds files only.`);
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await buffer(entry), { flag: 'wx', flush: true });
  return 1;
}

function isInside(path: string): boolean {
  const parts = path.split('/');
  const plain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return plain && parts.length <= MAX_DEPTH && path.length <= MAX_NAME && !/[\\\0]/.test(path);
}

/** Error codes of a file that is listed twice. Other disk errors are the server's. */
const CLASHES = new Set(['EEXIST', 'ENOTDIR', 'EISDIR']);

function refusalOf(error: unknown): unknown {
  if (error instanceof ArchiveRefused || !types.isNativeError(error)) return error;
  if ('syscall' in error && !('code' in error && CLASHES.has(String(error.code)))) return error;
  if ('syscall' in error) return refused('it names a file twice.');
  return refused(`it is not a tar archive in gzip (${error.message}).`);
}

function refused(why: string): ArchiveRefused {
  return new ArchiveRefused(`The packed build is refused: ${why}`);
}

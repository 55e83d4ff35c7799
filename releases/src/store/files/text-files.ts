import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { types } from 'node:util';
import { lock } from 'proper-lockfile';

/** A file's text; empty when the file does not exist. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Replaces a file atomically and flushed. Readers see the old or the new text, also after a power cut.
 * @param mayWrite called just before the replacement; false prevents it
 * @returns whether the file was replaced
 */
export async function writeWhole(
  file: string,
  text: string | Buffer,
  mayWrite: () => boolean = () => true,
): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { flag: 'wx', flush: true, mode: 0o600 });
    const may = mayWrite();
    if (may) await rename(draft, file);
    return may;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Milliseconds. A lock of a dead process expires after `stale`; the retries last longer than that. */
const LOCK = { stale: 5_000, retries: { retries: 120, minTimeout: 10, maxTimeout: 100 }, realpath: false };

/**
 * Runs `work` while this process holds the file's lock.
 * @param work gets a function that tells whether the lock is still held; without it, it must not write
 */
export async function withFileLock<T>(file: string, work: (held: () => boolean) => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  let lost = false;
  const unlock = await lock(file, { ...LOCK, onCompromised: () => (lost = true) });
  try {
    return await work(() => !lost);
  } finally {
    if (!lost) await unlock();
  }
}

/** Parses JSON; undefined when the text is invalid. The caller validates the value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

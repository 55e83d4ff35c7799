import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { types } from 'node:util';
import { lock } from 'proper-lockfile';

/** A file's text; empty when there is no such file. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Written beside, flushed, then renamed: a reader sees the old text or the new one, also after a power cut.
 * @param mayWrite asked last, before the new text takes the old one's place; says whether it did
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

/** A writer that died leaves its lock behind; after `stale` it counts for nothing, and the retries last well beyond that. */
const LOCK = { stale: 5_000, retries: { retries: 120, minTimeout: 10, maxTimeout: 100 }, realpath: false };

/**
 * Runs `work` while no other process or machine holds the file's lock.
 * @param work is told whether the lock is still held: one that was taken over must not write any more
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

/** What a text says as JSON; undefined when it is none. For texts that a schema will judge. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lock } from 'proper-lockfile';

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

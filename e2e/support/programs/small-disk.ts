import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CHUNK = Buffer.alloc(4_096);

/** Puts a small disk of its own (tmpfs) at an empty folder. Needs root. @returns the way to take it off again */
export async function mountSmallDisk(folder: string): Promise<() => Promise<void>> {
  await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', folder]);
  return async () => void (await run('umount', ['-l', folder]));
}

/** Writes until nothing more fits. @returns the way to make room again */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(CHUNK);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
  return () => rm(path);
}

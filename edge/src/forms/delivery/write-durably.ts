import { open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file whole or not at all. The file survives a power cut: both the file and its folder are flushed. Overwrites
 * the draft of a process that was killed.
 */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.draft`);
  try {
    await writeFile(draft, bytes, { mode: 0o600, flush: true });
    await rename(draft, file);
    await flushFolder(dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { types } from 'node:util';
import { randomUUID } from 'node:crypto';

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

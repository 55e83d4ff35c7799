import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

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

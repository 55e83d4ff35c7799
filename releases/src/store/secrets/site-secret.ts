import { randomBytes } from 'node:crypto';
import { readText, writeWhole } from '../files/whole-files.ts';
import { withFileLock } from '../files/with-file-lock.ts';

/** 256 random bits that all edges of a data folder share: made by whichever starts first, readable by its user only. */
export async function siteSecret(file: string): Promise<Buffer> {
  return withFileLock(file, async () => {
    const present = await readText(file);
    const secret = present === '' ? randomBytes(32).toString('base64url') : present.trim();
    if (present === '') await writeWhole(file, `${secret}\n`);
    return Buffer.from(secret, 'base64url');
  });
}

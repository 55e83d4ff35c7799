import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A line for each file of a folder. @param {string} folder */
export async function filesWithHashes(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const lines = [];
  for (const file of files.toSorted()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    lines.push(`${file} ${hash.digest('hex')}`);
  }
  return lines;
}

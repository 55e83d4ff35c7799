import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { integrityOf } from 'releases/serving';

/** Whether a file has this hash (`sha384-…`); without a hash, whether the file is absent. */
export type IsIntact = (file: string, integrity: string | undefined) => Promise<boolean>;

const MAX_FILES = 20_000;

/** Hashes a file at first, and again when the file system reports a change. The owner of a file cannot set its ctime. */
export function createIsIntact(): IsIntact {
  const known = new LRUCache<string, string>({ max: MAX_FILES });
  return async (file, integrity) => {
    const mark = await markOf(file);
    if (mark === null || integrity === undefined) return mark === null && integrity === undefined;
    const key = `${integrity} ${mark}`;
    if (known.get(file) === key) return true;
    if (integrityOf(await readFile(file)) !== integrity) return false;
    known.set(file, key);
    return true;
  };
}

async function markOf(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? [found.dev, found.ino, found.size, found.mtimeMs, found.ctimeMs].join(' ') : null;
}

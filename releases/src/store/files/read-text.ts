import { readFile } from 'node:fs/promises';
import { types } from 'node:util';

/** A file's text; empty when there is no such file. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

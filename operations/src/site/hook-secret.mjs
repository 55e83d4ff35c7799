import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret of the content hook in a data folder, made once. CMS and edge may ask for it at the same moment.
 * @param {string} dataDir
 */
export function storedHookSecret(dataDir) {
  const file = join(dataDir, 'content-hook-secret');
  const stored = readIfThere(file);
  if (stored) return stored;
  const draft = join(dataDir, `.draft-${randomUUID()}`);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 });
  try {
    // Whole or not there; the first one wins.
    linkSync(draft, file);
  } catch (error) {
    if (!readIfThere(file)) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

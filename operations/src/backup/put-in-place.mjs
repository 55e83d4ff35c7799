import { open, readdir, rename, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StepError } from '../process/step.mjs';

/**
 * Renames a restored folder to the data folder. The old data folder is moved aside, not deleted.
 * @param {{ restored: string, dataDir: string, aside: string }} folders all of them in one folder
 * @returns {Promise<boolean>} whether something was moved aside
 */
export async function putInPlace({ restored, dataDir, aside }) {
  const before = await readdir(dataDir).catch(() => null);
  const isMoved = before !== null && before.length > 0;
  if (isMoved) await rename(dataDir, aside).catch(mountPoint(dataDir));
  else if (before !== null) await rmdir(dataDir).catch(mountPoint(dataDir));
  await rename(restored, dataDir);
  await flushFolder(dirname(dataDir));
  return isMoved;
}

/** @param {string} dataDir @returns {(error: NodeJS.ErrnoException) => never} */
function mountPoint(dataDir) {
  return (error) => {
    if (error.code !== 'EBUSY') throw error;
    throw new StepError(
      `${dataDir} is a mounted disk, which cannot be replaced as a whole. Choose a folder on it: DATA_DIR=${dataDir}/site.`,
    );
  };
}

/** Flushes the names of a folder's entries to the disk. @param {string} folder */
async function flushFolder(folder) {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

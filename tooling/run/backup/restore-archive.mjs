import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StepError } from '../process/step.mjs';
import { putInPlace } from './put-in-place.mjs';
import { readArchive } from './read-archive.mjs';
import { refuseRunningSite } from './refuse-running-site.mjs';

/**
 * Replaces a data folder by a backup. Only the last step changes the old state, so a restore that is killed, or that
 * finds a damaged file, changes nothing.
 * @param {{ file: string, dataDir: string, replace: boolean, now: Date }} options
 * @returns {Promise<{ manifest: import('./manifest.mjs').Manifest, aside: string | null }>} aside: where the old state is now
 */
export async function restoreArchive({ file, dataDir, replace, now }) {
  if (await isFilled(dataDir)) {
    if (!replace) throw new StepError(notEmpty(dataDir));
    await refuseRunningSite(dataDir);
  }
  // In the same file system, where renaming a folder is atomic.
  const restored = `${dataDir}.restoring`;
  await mkdir(dirname(dataDir), { recursive: true });
  await rm(restored, { recursive: true, force: true });
  try {
    await mkdir(restored, { mode: 0o700 });
    const manifest = await readArchive(file, restored);
    // The mode of a first start. Private entries have modes of their own.
    await chmod(restored, 0o755);
    const aside = `${dataDir}.before-${now.toISOString().replace(/:|\.\d+/g, '')}`;
    const isMoved = await putInPlace({ restored, dataDir, aside });
    return { manifest, aside: isMoved ? aside : null };
  } finally {
    await rm(restored, { recursive: true, force: true });
  }
}

/** @param {string} dataDir */
async function isFilled(dataDir) {
  const names = await readdir(dataDir).catch((error) => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
  return names.length > 0;
}

/** @param {string} dataDir */
function notEmpty(dataDir) {
  return `${dataDir} holds a site already. Restore with --replace (what is there is moved aside, not deleted), or choose another DATA_DIR.`;
}

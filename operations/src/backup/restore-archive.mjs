import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StepError } from '../process/step.mjs';
import { dumpDatabase } from './dump-database.mjs';
import { DUMP_NAME } from './manifest.mjs';
import { putInPlace } from './put-in-place.mjs';
import { readArchive } from './read-archive.mjs';
import { refuseRunningSite } from './refuse-running-site.mjs';
import { checkDatabase, restoreDatabase } from './restore-database.mjs';

/**
 * @typedef {object} RestoreOptions
 * @property {import('./read-archive.mjs').Archive} file
 * @property {string} dataDir
 * @property {string | undefined} [databaseUrl] the site's Postgres, where it has one
 * @property {boolean} replace what is there
 * @property {Date} now
 */

/**
 * Replaces a data folder, and the site's database where there is one, by a backup. Only the last steps change the old state, so
 * a restore that is killed, or that finds a damaged file, changes nothing.
 * @param {RestoreOptions} options
 * @returns {Promise<{ manifest: import('./manifest.mjs').Manifest, aside: readonly string[] }>} aside: where the old state is now
 */
export async function restoreArchive({ file, dataDir, databaseUrl, replace, now }) {
  if (await isFilled(dataDir)) {
    if (!replace) throw new StepError(notEmpty(dataDir));
    await refuseRunningSite(dataDir);
  }
  // In the same file system, where renaming a folder is atomic.
  const [restored, dump] = [`${dataDir}.restoring`, `${dataDir}.restoring-${DUMP_NAME}`];
  await mkdir(dirname(dataDir), { recursive: true });
  await removeDrafts(restored, dump);
  try {
    await mkdir(restored, { mode: 0o700 });
    const manifest = await readArchive(file, { folder: restored, dump });
    refuseOtherEngine(manifest, databaseUrl);
    // The mode of a first start. Private entries have modes of their own.
    await chmod(restored, 0o755);
    const aside = `${dataDir}.before-${now.toISOString().replace(/:|\.\d+/g, '')}`;
    const saved = `${aside}.${DUMP_NAME}`;
    const isSaved = manifest.database && databaseUrl && (await replaceDatabase(databaseUrl, { dump, replace, saved }));
    const isMoved = await putInPlace({ restored, dataDir, aside });
    return { manifest, aside: [...(isMoved ? [aside] : []), ...(isSaved ? [saved] : [])] };
  } finally {
    await removeDrafts(restored, dump);
  }
}

/**
 * @param {string} restored
 * @param {string} dump
 */
async function removeDrafts(restored, dump) {
  for (const path of [restored, dump, `${dump}.list`]) await rm(path, { recursive: true, force: true });
}

/**
 * @param {import('./manifest.mjs').Manifest} manifest
 * @param {string | undefined} databaseUrl
 */
function refuseOtherEngine({ contentDatabase }, databaseUrl) {
  if (contentDatabase === 'postgres' && !databaseUrl) {
    throw new StepError(
      'The backup is of a site on Postgres, and DATABASE_URL is not set. Name an empty database by DATABASE_URL, and set the ' +
        "backup's SITE_KEY.",
    );
  }
  if (contentDatabase === 'sqlite' && databaseUrl) {
    throw new StepError(
      'The backup is of a site on files and SQLite, and DATABASE_URL is set. Restore it without DATABASE_URL; ' +
        'then `npm run move -- --to <database>` takes it to Postgres.',
    );
  }
}

/**
 * Returns whether the database held something, which is in the file `saved` then.
 * @param {string} databaseUrl
 * @param {{ dump: string, replace: boolean, saved: string }} options
 */
async function replaceDatabase(databaseUrl, { dump, replace, saved }) {
  const { isFilled } = await checkDatabase(databaseUrl, replace);
  if (isFilled) {
    await dumpDatabase(databaseUrl, saved);
    await chmod(saved, 0o600);
  }
  await restoreDatabase(databaseUrl, dump).catch(async (error) => {
    await rm(saved, { force: true });
    throw error;
  });
  return isFilled;
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

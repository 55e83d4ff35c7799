import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../../process/is-alive.mjs';
import { StepError } from '../../process/step.mjs';
import { sqliteCode } from '../sqlite-code.mjs';

const NAME = /^backup-(\d+)-/;

/**
 * A private folder in DATA_DIR/run, which no backup holds, for as long as it is used. Deletes what a killed process left.
 * @template T
 * @param {string} dataDir
 * @param {(folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withStaging(dataDir, use) {
  const parent = join(dataDir, 'run');
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(parent, `backup-${process.pid}-`));
  try {
    return await use(folder);
  } catch (error) {
    throw isDiskFull(/** @type {NodeJS.ErrnoException} */ (error)) ? diskFull(parent, error) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether this machine's disk is meant; restic has its own sentence for the other one. @param {NodeJS.ErrnoException} error */
function isDiskFull(error) {
  if (error.cause !== undefined) return isDiskFull(/** @type {NodeJS.ErrnoException} */ (error.cause));
  if (error instanceof StepError) return false;
  return error.code === 'ENOSPC' || sqliteCode(error) === 'SQLITE_FULL' || /no space left/i.test(error.message);
}

/** @param {string} folder @param {unknown} cause */
function diskFull(folder, cause) {
  return new StepError(
    `The disk of ${folder} is full. A backup needs as much free space there, for a while, as the site has files. Make room, or move ` +
      'DATA_DIR to a larger disk.',
    { cause },
  );
}

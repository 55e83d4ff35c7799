import Database from 'better-sqlite3';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../process/is-alive.mjs';
import { StepError } from '../process/step.mjs';
import { backupEntries } from './backup-entries.mjs';
import { sqliteCode } from './sqlite-code.mjs';

/**
 * Throws while a site uses a data folder, because it would write into the files that a restore moves aside.
 * @param {string} dataDir
 */
export async function refuseRunningSite(dataDir) {
  const services = (await startedServices(dataDir)).filter(({ pid }) => isAlive(pid));
  const [service] = services;
  if (service) {
    throw new StepError(
      `A site runs on ${dataDir}: its ${service.name} is process ${service.pid}. Stop it first. If that process is ` +
        `another program, delete ${join(dataDir, 'run', `${service.name}.pid`)}.`,
    );
  }
  for (const { path, kind } of await backupEntries(dataDir)) {
    if (kind === 'database') refuseOpenDatabase(join(dataDir, path));
  }
}

/** Processes that `npm start` began. The databases show sites that were started otherwise. @param {string} dataDir */
async function startedServices(dataDir) {
  const folder = join(dataDir, 'run');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.pid'));
  const read = async (/** @type {string} */ file) => Number(await readFile(join(folder, file), 'utf8'));
  return Promise.all(files.map(async (file) => ({ name: file.slice(0, -4), pid: await read(file) })));
}

/** Whether a process has a WAL database open: its shared lock prevents an exclusive one. @param {string} file */
function refuseOpenDatabase(file) {
  const database = new Database(file, { fileMustExist: true, timeout: 500 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    if (!sqliteCode(error).startsWith('SQLITE_BUSY')) throw error;
    throw new StepError(`A program has ${file} open. Stop the site that works on it first.`);
  } finally {
    database.close();
  }
}

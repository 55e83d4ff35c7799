import Database from 'better-sqlite3';
import { StepError } from '../process/step.mjs';
import { sqliteCode } from './sqlite-code.mjs';

/** Milliseconds to wait for a writer's lock. */
const BUSY_MS = 30_000;

/**
 * Copies the state of a database at one moment, while other processes write to it. VACUUM INTO is one read transaction:
 * in WAL mode it blocks no writer. SQLite's backup API would restart after each write.
 * @param {string} file
 * @param {string} copy must not exist
 */
export function snapshotDatabase(file, copy) {
  const database = new Database(file, { fileMustExist: true, timeout: BUSY_MS });
  try {
    database.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCode(error))) throw error;
    throw damaged(file, sqliteCode(error));
  } finally {
    database.close();
  }
  checkWhole(copy, file);
}

/**
 * Throws when SQLite finds a fault in a database that nobody else uses.
 * @param {string} copy
 * @param {string} file its name in the error
 */
export function checkWhole(copy, file) {
  const database = new Database(copy, { fileMustExist: true });
  try {
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw damaged(file, String(found));
  } catch (error) {
    throw sqliteCode(error) === '' ? error : damaged(file, sqliteCode(error));
  } finally {
    database.close();
  }
}

/**
 * @param {string} file
 * @param {string} found
 */
function damaged(file, found) {
  return new StepError(`The database ${file} is damaged: ${found}. Restore an earlier backup.`);
}

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
  checkWhole(file, copy);
}

/**
 * @param {string} file
 * @param {string} copy
 */
function checkWhole(file, copy) {
  const database = new Database(copy, { fileMustExist: true });
  try {
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw damaged(file, String(found));
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

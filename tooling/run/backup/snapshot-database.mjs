import Database from 'better-sqlite3';
import { StepError } from '../process/step.mjs';
import { sqliteCode } from './sqlite-code.mjs';

/** A writer of the site has a turn within this. */
const BUSY_MS = 30_000;

/**
 * Copies a database of one moment while others write to it. VACUUM INTO is one read transaction: in WAL mode no writer
 * waits for it, and unlike SQLite's backup steps it never starts again because of one.
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

import Database from 'better-sqlite3';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** How long a call waits for another edge's write. It blocks the whole edge. */
const BUSY_MS = 500;

const VERSION = 1;

const SCHEMA = `
CREATE TABLE IF NOT EXISTS submissions (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'delivering', 'delivered', 'refused', 'held', 'removed')),
  fingerprint TEXT NOT NULL,
  answers TEXT CHECK ((answers IS NULL) = (state IN ('delivered', 'removed'))),
  acknowledged INTEGER NOT NULL DEFAULT 0,
  receivedAt INTEGER NOT NULL,
  since INTEGER NOT NULL,
  dueAt INTEGER NOT NULL,
  lease TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  reason TEXT,
  outcome TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS submissions_by_due ON submissions (state, dueAt);
CREATE INDEX IF NOT EXISTS submissions_ended ON submissions (since) WHERE state IN ('delivered', 'removed');
PRAGMA user_version = ${VERSION};
`;

/**
 * Opens the SQLite file of visitors' forms. The edges of one machine share it. A write is on the disk when its call
 * returns. Erased data is overwritten. Throws when the file cannot be used.
 */
export function openFile(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true });
  // Only this user can read it. SQLite gives the files beside it the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file, { timeout: BUSY_MS });
  try {
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepare(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('secure_delete = ON');
  if (Number(database.pragma('user_version', { simple: true })) > VERSION)
    throw new Error(`${database.name} was written by a later edge. Start that one, or name another DATA_DIR.`);
  database.exec(SCHEMA);
}

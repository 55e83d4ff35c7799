import { type Database, type LastAnswers, openDatabase } from 'database';
import { afterTest, testDatabase } from 'database/testing';
import { silentLog } from './silent-log.ts';

/** A connection of an edge of its own, which is closed after the test. */
export function connectTo(url: string): Database {
  const database = openDatabase({ url, log: silentLog });
  afterTest(database.close);
  return database;
}

/** An empty database of this program's schema, for one test. */
export async function sharedDatabase() {
  const url = await testDatabase();
  return { url, database: connectTo(url) };
}

/** Reads without a copy. */
export function withoutCopy({ query }: Database): LastAnswers {
  return { query, isFilled: false, mustAnswer: () => false, close: async () => undefined };
}

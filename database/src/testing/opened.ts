import { type Database } from '../database.ts';
import type { Log } from '../log.ts';
import { openDatabase } from '../open-database.ts';
import { afterTest } from './after-test.ts';

/** What was logged. */
export interface Logged {
  readonly level: keyof Log;
  readonly message: string;
}

/** A database that is closed after the test, and what it logs. */
export function opened(url: string): {
  readonly database: Database;
  readonly logged: readonly Logged[];
  readonly stop: () => Promise<void>;
} {
  const logged: Logged[] = [];
  const write = (level: keyof Log) => (_fields: object, message: string) => void logged.push({ level, message });
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const database = openDatabase({ url, log });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= database.close());
  afterTest(stop);
  return { database, logged, stop };
}

import type { Database } from 'better-sqlite3';

/** How long the same form under the same key is known for a repetition. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Forgets keys and outcomes of old forms, and empties the write-ahead log, in which erased answers would stand until it
 * is written over.
 */
export function forgetOld(database: Database, now: () => number): () => void {
  const old = database.prepare(`DELETE FROM submissions WHERE state IN ('delivered', 'removed') AND since < ?`);
  return () => {
    old.run(now() - KEPT_MS);
    database.pragma('wal_checkpoint(TRUNCATE)');
  };
}

import type { Queries } from '../database.ts';
import { DatabaseAway } from '../database-away.ts';
import type { Log } from '../log.ts';

const EVERY_MS = 60_000;
const AT_A_TIME = 1_000;
/** Far more than the clocks of two edges may differ. */
const STORED_MS = 600_000;

/** Passes over the rows that another edge clears away, or counts with, just now. */
export const DELETE_OLD = `
  DELETE FROM edge.limits WHERE key = ANY (ARRAY(
    SELECT key FROM edge.limits WHERE expire < $1 ORDER BY expire LIMIT $2 FOR UPDATE SKIP LOCKED))`;

/** Clears counts of minutes that have passed away, every minute. Returns the way to stop. */
export function clearOldLimits(database: Queries, log: Log): () => void {
  const clear = () =>
    deleteOld(database).catch((err: unknown) => {
      if (!(err instanceof DatabaseAway)) log.warn({ err }, 'old counts of requests stay');
    });
  const clearing = setInterval(() => void clear(), EVERY_MS).unref();
  return () => clearInterval(clearing);
}

/** @param now milliseconds since 1970 */
export async function deleteOld(database: Queries, now = Date.now()): Promise<void> {
  for (;;) {
    const { count } = await database.query(DELETE_OLD, [now - STORED_MS, AT_A_TIME]);
    if (count < AT_A_TIME) return;
  }
}

import type { FastifyBaseLogger } from 'fastify';
import type { StaffDesk } from './staff-desk.ts';

export interface WatchOptions {
  readonly desk: Pick<StaffDesk, 'overdue'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** How long a form may wait before somebody has to look, and the shortest time between two lines of the log. */
const PATIENCE_MS = 10 * 60_000;

/** Looks whether forms wait too long or were refused, and says so in the log: the line that an alert is made of. */
export function watchUndelivered({ desk, log, now }: WatchOptions): () => void {
  let saidAt = -Infinity;
  return () => {
    const time = now();
    const { count, oldest } = desk.overdue(time - PATIENCE_MS);
    if (oldest === null || Math.abs(time - saidAt) < PATIENCE_MS) return;
    saidAt = time;
    log.error({ count, oldestMinutes: Math.floor((time - oldest) / 60_000) }, 'forms are undelivered');
  };
}

import type { Database } from 'better-sqlite3';
import type { FastifyBaseLogger } from 'fastify';
import { stackOf } from 'releases/serving';
import type { StaffDesk } from './staff-desk.ts';

export interface MaintenanceOptions {
  readonly database: Database;
  readonly desk: Pick<StaffDesk, 'overdue'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

const EVERY_MS = 60_000;

/** Deletes old forms and alerts about undelivered ones. Runs now, every minute, and when it is stopped. */
export function startMaintenance(options: MaintenanceOptions): { readonly stop: () => void } {
  const alertUndelivered = undeliveredAlert(options);
  const deleteOld = oldSubmissions(options);
  const run = () => {
    try {
      alertUndelivered();
      deleteOld();
    } catch (error) {
      options.log.error({ stack: stackOf(error) }, 'the stored forms cannot be looked after');
    }
  };
  const timer = setInterval(run, EVERY_MS).unref();
  run();
  return {
    stop() {
      clearInterval(timer);
      run();
    },
  };
}

/** How long a form may wait before the log reports it. The shortest time between two reports too. */
const PATIENCE_MS = 10 * 60_000;

/** Logs that forms wait too long or were refused. Operators can alert on this line. */
function undeliveredAlert({ desk, log, now }: MaintenanceOptions): () => void {
  let loggedAt = -Infinity;
  return () => {
    const time = now();
    const { count, oldest } = desk.overdue(time - PATIENCE_MS);
    if (oldest === null || Math.abs(time - loggedAt) < PATIENCE_MS) return;
    loggedAt = time;
    log.error({ count, oldestMinutes: Math.floor((time - oldest) / 60_000) }, 'forms are undelivered');
  };
}

/** How long the table stores the keys of finished forms, to recognise repetitions. */
const STORED_MS = 30 * 86_400_000;

/** Deletes keys and outcomes of old forms. Empties the write-ahead log, which still contains erased answers. */
function oldSubmissions({ database, now }: MaintenanceOptions): () => void {
  const old = database.prepare(`DELETE FROM submissions WHERE state IN ('delivered', 'removed') AND since < ?`);
  return () => {
    old.run(now() - STORED_MS);
    database.pragma('wal_checkpoint(TRUNCATE)');
  };
}

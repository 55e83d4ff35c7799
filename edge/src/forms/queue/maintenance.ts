import type { Lease } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import { stackOf } from 'releases/serving';
import type { FormStore } from './form-store.ts';
import { repeatTask } from './timed-tasks.ts';

export interface MaintenanceOptions {
  readonly store: Pick<FormStore, 'desk' | 'deleteOld'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** Whose edge does it for all. */
  readonly lease: Lease;
}

const EVERY_MS = 60_000;
/** How soon another edge goes on, beside the time until it has the lease. */
const NOT_MINE_MS = 1_000;

/** How long the store has the keys of finished forms, to recognise repetitions. */
const STORED_MS = 30 * 86_400_000;

/** Deletes old forms and alerts about undelivered ones. Runs now, every minute, and when it is stopped, on one edge. */
export function startMaintenance(options: MaintenanceOptions): { readonly stop: () => Promise<void> } {
  const { store, log, lease } = options;
  const alertUndelivered = undeliveredAlert(options);
  const run = async () => {
    if (!lease.held()) return NOT_MINE_MS;
    try {
      await alertUndelivered();
      await store.deleteOld(STORED_MS);
    } catch (error) {
      log.error({ stack: stackOf(error) }, 'the stored forms cannot be looked after');
    }
    return EVERY_MS;
  };
  const running = repeatTask(run);
  return {
    async stop() {
      await running.stop();
      await run();
    },
  };
}

/** How long a form may wait before the log reports it. The shortest time between two reports too. */
const PATIENCE_MS = 10 * 60_000;

/** Logs that forms wait too long or were refused. Operators can alert on this line. */
function undeliveredAlert({ store, log, now }: MaintenanceOptions): () => Promise<void> {
  let loggedAt = -Infinity;
  return async () => {
    const { count, oldestMs } = await store.desk.overdue(PATIENCE_MS);
    const time = now();
    if (oldestMs === null || Math.abs(time - loggedAt) < PATIENCE_MS) return;
    loggedAt = time;
    log.error({ count, oldestMinutes: Math.floor(oldestMs / 60_000) }, 'forms are undelivered');
  };
}

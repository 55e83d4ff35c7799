import type { FastifyBaseLogger } from 'fastify';
import { type Accept, createAccept } from './intake/accept-form.ts';
import { createAcceptedForms } from './intake/accepted-forms.ts';
import { createDeliveryQueue } from './queue/delivery-queue.ts';
import { createResultListeners, type Deliver } from './queue/delivery-result.ts';
import { createDeliveryWorker, type DeliveryWorker } from './queue/delivery-worker.ts';
import { startMaintenance } from './queue/maintenance.ts';
import { openDatabase } from './queue/open-database.ts';
import { createStaffDesk, type StaffDesk } from './queue/staff-desk.ts';
import type { FormKind } from './queue/submission.ts';

/** Stores and delivers visitors' forms. An acknowledged form is never lost, and no form is delivered twice. */
export interface Submissions extends Omit<StaffDesk, 'overdue'> {
  readonly accept: Accept;
  /** Retries the forms for the content API now. */
  readonly contentIsBack: () => void;
  readonly stop: () => Promise<void>;
}

export interface SubmissionsOptions {
  /** The path of the database. Only the edge's own user can read it. */
  readonly file: string;
  /** The key of the hashes that identify repetitions. */
  readonly secret: Buffer;
  readonly toContentApi: Deliver;
  readonly toMail: Deliver;
  readonly log: FastifyBaseLogger;
  readonly now?: () => number;
  /** How long a visitor's request waits for the recipient's answer. */
  readonly waitMs?: number | undefined;
  /** How long a stop waits for attempts under way. */
  readonly stopWithinMs?: number | undefined;
}

/** Opens the database of the forms and starts to deliver waiting ones. Throws when the file cannot be used. */
export function openSubmissions(options: SubmissionsOptions): Submissions {
  const { file, secret, log, now = Date.now, waitMs, stopWithinMs } = options;
  const database = openDatabase(file);
  const [queue, results] = [createDeliveryQueue(database, now), createResultListeners()];
  const { overdue, ...desk } = createStaffDesk(database, now);
  const startWorker = (kinds: readonly FormKind[], deliver: Deliver) =>
    createDeliveryWorker({ queue, kinds, deliver, results, log, now, stopWithinMs });
  const content = startWorker(['member', 'prayer-request'], options.toContentApi);
  const mail = startWorker(['message'], options.toMail);
  const workerFor = (kind: FormKind): DeliveryWorker => (kind === 'message' ? mail : content);
  const forms = createAcceptedForms(database, now);
  const wake = (kind: FormKind) => workerFor(kind).wake();
  const maintenance = startMaintenance({ database, desk: { overdue }, log, now });

  return {
    ...desk,
    release(id) {
      const released = desk.release(id);
      content.wake();
      mail.wake();
      return released;
    },
    accept: createAccept({ forms, wake, results, secret, now, waitMs }),
    contentIsBack: content.retryNow,
    async stop() {
      await Promise.all([content.stop(), mail.stop()]);
      maintenance.stop();
      database.close();
    },
  };
}

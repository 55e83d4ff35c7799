import { ALWAYS_HELD, type Lease } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import { type Accept, createAccept } from './intake/accept-form.ts';
import { createResultListeners, type Deliver } from './queue/delivery-result.ts';
import { createDeliveryWorker } from './queue/delivery-worker.ts';
import type { FormStore, StaffDesk } from './queue/form-store.ts';
import { startMaintenance } from './queue/maintenance.ts';
import type { FormKind } from './queue/submission.ts';

/** Stores and delivers visitors' forms. An acknowledged form is never lost, and no form is delivered twice. */
export interface Submissions extends Omit<StaffDesk, 'overdue'> {
  readonly accept: Accept;
  /** Retries the forms for the content API now. */
  readonly contentIsBack: () => void;
  /** Tells the operator what is the matter with stored forms. Null when nothing is. */
  readonly notice: () => string | null;
  readonly stop: () => Promise<void>;
}

export interface SubmissionsOptions {
  readonly store: FormStore;
  /** The key of the hashes that identify repetitions. */
  readonly secret: Buffer;
  readonly toContentApi: Deliver;
  readonly toMail: Deliver;
  readonly log: FastifyBaseLogger;
  /** Whose edge looks after the forms for all. Default: no other edge has them. */
  readonly lease?: Lease;
  readonly now?: () => number;
  /** How long a visitor's request waits for the recipient's answer. */
  readonly waitMs?: number | undefined;
  /** How long a stop waits for attempts under way. */
  readonly stopWithinMs?: number | undefined;
}

/** Starts to deliver the forms of a store, and closes it at the end. */
export function openSubmissions(options: SubmissionsOptions): Submissions {
  const { store, secret, log, lease = ALWAYS_HELD, now = Date.now, waitMs, stopWithinMs } = options;
  const { accepted, queue, desk } = store;
  const results = createResultListeners();
  const startWorker = (kinds: readonly FormKind[], deliver: Deliver) =>
    createDeliveryWorker({ queue, kinds, deliver, results, log, stopWithinMs });
  const content = startWorker(['member', 'prayer-request'], options.toContentApi);
  const mail = startWorker(['message'], options.toMail);
  const wake = (kind: FormKind) => (kind === 'message' ? mail : content).wake();
  const wakeAll = () => [content, mail].forEach((worker) => worker.wake());
  const stopListening = store.listen({ onDue: wakeAll, onEnd: results.publish });
  const maintenance = startMaintenance({ store, log, lease, now });

  return {
    list: desk.list,
    read: desk.read,
    remove: desk.remove,
    counts: desk.counts,
    notice: store.notice,
    async release(id) {
      const released = await desk.release(id);
      wakeAll();
      return released;
    },
    accept: createAccept({ forms: accepted, wake, results, secret, now, waitMs }),
    contentIsBack: content.retryNow,
    async stop() {
      stopListening();
      await Promise.all([content.stop(), mail.stop()]);
      await maintenance.stop();
      await store.close();
    },
  };
}

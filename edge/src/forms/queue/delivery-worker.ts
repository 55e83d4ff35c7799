import type { FastifyBaseLogger } from 'fastify';
import { stackOf } from 'releases/serving';
import { attemptDelivery, storeResult } from './attempt-delivery.ts';
import type { Claim, DeliveryQueue } from './delivery-queue.ts';
import type { Deliver, DeliveryResult, ResultListeners } from './delivery-result.ts';
import type { FormKind } from './submission.ts';
import { createTaskSet, createTimer } from './timed-tasks.ts';

export interface DeliveryWorkerOptions {
  readonly queue: DeliveryQueue;
  readonly kinds: readonly FormKind[];
  readonly deliver: Deliver;
  readonly results: ResultListeners;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** How long a stop waits for attempts under way. */
  readonly stopWithinMs?: number | undefined;
}

/** Delivers forms to one recipient. Each recipient has its own worker, so an outage does not delay the others. */
export interface DeliveryWorker {
  /** Looks for new forms now. */
  wake(): void;
  /** Retries every waiting form now, because the recipient is back. */
  retryNow(): void;
  /** Waits for attempts under way. An attempt that takes too long goes back to the queue. */
  stop(): Promise<void>;
}

const AT_ONCE = 4;
/** How often the worker looks for forms of edges that died. */
const LOOK_EVERY_MS = 5_000;
const STOP_WITHIN_MS = 3_000;

export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { queue, kinds, results, log } = options;
  const aborting = new AbortController();
  const recipient: Recipient = { failing: false, retryNow: false };
  const timer = createTimer(deliverDue);
  const underWay = createTaskSet(() => timer.set(0));

  function deliverDue(): void {
    try {
      if (recipient.retryNow) queue.retryNow(kinds);
      recipient.retryNow = false;
      for (const claim of queue.claim(kinds, AT_ONCE - underWay.size())) underWay.add(deliver(claim));
      timer.set(underWay.size() === AT_ONCE ? LOOK_EVERY_MS : untilNextDue(options));
    } catch (error) {
      log.error({ stack: stackOf(error) }, 'the forms that wait cannot be read');
      timer.set(LOOK_EVERY_MS);
    }
  }

  async function deliver(claim: Claim): Promise<void> {
    const result = await attemptDelivery(claim, { ...options, signal: aborting.signal });
    noteResult(recipient, result);
    storeResult({ ...options, claim, result, stopping: timer.stopped() });
    results.publish(claim.id, result);
  }

  return {
    wake: () => timer.set(0),
    retryNow() {
      recipient.retryNow = true;
      timer.set(0);
    },
    async stop() {
      timer.stop();
      await underWay.finish(aborting, options.stopWithinMs ?? STOP_WITHIN_MS);
    },
  };
}

function untilNextDue({ queue, kinds, now }: DeliveryWorkerOptions): number {
  const due = (queue.nextDue(kinds) ?? Infinity) - now();
  return Math.min(Math.max(due, 0), LOOK_EVERY_MS);
}

/** The state of the service that takes a worker's forms. */
interface Recipient {
  /** The last attempt failed. */
  failing: boolean;
  /** The worker has to retry every waiting form now. */
  retryNow: boolean;
}

/** Retries the waiting forms when a recipient takes a form after a failure. */
function noteResult(recipient: Recipient, { state }: DeliveryResult): void {
  const failed = state === 'postponed';
  recipient.retryNow ||= recipient.failing && !failed;
  recipient.failing = failed;
}

import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { stackOf } from 'releases/serving';
import { attemptDelivery, storeResult, type StoreResultOptions } from './attempt-delivery.ts';
import type { Claim, DeliveryQueue } from './form-store.ts';
import type { Deliver, DeliveryResult, ResultListeners } from './delivery-result.ts';
import type { FormKind } from './submission.ts';
import { createTaskSet, repeatTask, type TaskSet } from './timed-tasks.ts';

export interface DeliveryWorkerOptions {
  readonly queue: DeliveryQueue;
  readonly kinds: readonly FormKind[];
  readonly deliver: Deliver;
  readonly results: ResultListeners;
  readonly log: FastifyBaseLogger;
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
const STORE_AGAIN_MS = 500;

export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const aborting = new AbortController();
  const recipient: Recipient = { failing: false, retryNow: false };
  const underWay = createTaskSet(() => looking.wake());
  const looking = repeatTask(lookForForms({ ...options, recipient, underWay, onClaim: deliver }));

  async function deliver(claim: Claim): Promise<void> {
    const result = await attemptDelivery(claim, { ...options, signal: aborting.signal });
    noteResult(recipient, result);
    await tellResult({ ...options, claim, result, stopping: looking.stopped(), signal: aborting.signal });
  }

  return {
    wake: looking.wake,
    retryNow() {
      recipient.retryNow = true;
      looking.wake();
    },
    async stop() {
      await looking.stop();
      await underWay.finish(aborting, options.stopWithinMs ?? STOP_WITHIN_MS);
    },
  };
}

interface LookOptions extends DeliveryWorkerOptions {
  readonly recipient: Recipient;
  readonly underWay: TaskSet;
  readonly onClaim: (claim: Claim) => Promise<void>;
}

/** Delivers what is due, and returns the milliseconds until the worker has to look again. */
function lookForForms(options: LookOptions): () => Promise<number> {
  let readable = true;
  return async () => {
    try {
      const milliseconds = await deliverDue(options);
      readable = true;
      return milliseconds;
    } catch (error) {
      if (readable) options.log.error({ stack: stackOf(error) }, 'the forms that wait cannot be read');
      readable = false;
      return LOOK_EVERY_MS;
    }
  };
}

async function deliverDue({ queue, kinds, recipient, underWay, onClaim }: LookOptions): Promise<number> {
  if (recipient.retryNow) {
    recipient.retryNow = false;
    await queue.retryNow(kinds).catch((error: unknown) => {
      recipient.retryNow = true;
      throw error;
    });
  }
  const free = AT_ONCE - underWay.size();
  if (free === 0) return LOOK_EVERY_MS;
  for (const claim of await queue.claim(kinds, free)) underWay.add(onClaim(claim));
  if (underWay.size() === AT_ONCE) return LOOK_EVERY_MS;
  const due = (await queue.untilNextDue(kinds)) ?? Infinity;
  return Math.min(Math.max(due, 0), LOOK_EVERY_MS);
}

interface ResultToTell extends StoreResultOptions {
  readonly results: ResultListeners;
  readonly signal: AbortSignal;
}

/**
 * Stores a result and tells it to the visitor's request. While it cannot be stored, it is tried again: without it the form
 * would be delivered once more when the lease ends, under the same key.
 */
async function tellResult(options: ResultToTell): Promise<void> {
  const { claim, result, results, log, signal } = options;
  for (let attempt = 1; ; attempt += 1) {
    const error = await storeResult(options).then(() => null, stackOf);
    if (attempt === 1) results.publish(claim.id, result);
    if (error === null) return;
    if (attempt === 1) log.error({ stack: error, form: claim.id }, 'what became of a form cannot be stored');
    if (signal.aborted) return;
    await wait(STORE_AGAIN_MS, undefined, { ref: false, signal }).catch(() => undefined);
  }
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

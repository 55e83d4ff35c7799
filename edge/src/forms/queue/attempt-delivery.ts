import type { FastifyBaseLogger } from 'fastify';
import { stackOf } from 'releases/serving';
import type { Claim, DeliveryQueue } from './delivery-queue.ts';
import type { Deliver, DeliveryResult } from './delivery-result.ts';
import { storedAnswer } from './submission.ts';

interface AttemptOptions {
  readonly deliver: Deliver;
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
}

/** Tries to deliver a form once. Never rejects. */
export async function attemptDelivery(claim: Claim, { deliver, signal, log }: AttemptOptions): Promise<DeliveryResult> {
  try {
    return await deliver(claim, signal);
  } catch (error) {
    log.error({ stack: stackOf(error), form: claim.id }, 'a form could not be handled');
    return { state: 'postponed', reason: 'an error of the edge (its log tells more)' };
  }
}

interface ResultOptions {
  readonly queue: DeliveryQueue;
  readonly claim: Claim;
  readonly result: DeliveryResult;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** The edge is stopping, so another one may try now. */
  readonly stopping: boolean;
}

/** Stores the result of an attempt. When that fails, the form is delivered again under the same key. */
export function storeResult({ queue, claim, result, log, now, stopping }: ResultOptions): void {
  try {
    if (result.state === 'delivered') return queue.delivered(claim, storedAnswer(result.answer));
    const { reason } = result;
    if (result.state === 'refused') {
      queue.refuse(claim, reason);
      return log.warn({ form: claim.id, reason }, 'a form was refused');
    }
    const delay = stopping ? 0 : retryDelay(claim.attempts, result.afterMs);
    queue.postpone(claim, now() + delay, reason);
    const { attempts } = claim;
    log.warn({ form: claim.id, attempts, reason, unclear: result.unclear }, 'a form was not delivered yet');
  } catch (error) {
    log.error({ stack: stackOf(error), form: claim.id }, 'what became of a form could not be written down');
  }
}

const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;

/**
 * Milliseconds until the next attempt. The delay doubles with each attempt, up to five minutes. Its second half is
 * random, which spreads attempts over time.
 * @param attempts made so far @param atLeast what the recipient asked for
 */
export function retryDelay(attempts: number, atLeast = 0, random = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(Math.max(longest * (0.5 + random() / 2), Math.min(atLeast, LONGEST_MS)));
}

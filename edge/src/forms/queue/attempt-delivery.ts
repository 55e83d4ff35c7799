import type { FastifyBaseLogger } from 'fastify';
import { stackOf } from 'releases/serving';
import { type Claim, type DeliveryQueue, MAY_HAVE_ARRIVED } from './form-store.ts';
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

export interface StoreResultOptions {
  readonly queue: DeliveryQueue;
  readonly claim: Claim;
  readonly result: DeliveryResult;
  readonly log: FastifyBaseLogger;
  /** The edge is stopping, so another one may try now. */
  readonly stopping: boolean;
}

/** Stores the result of an attempt, and logs it. Rejects when it cannot be stored. */
export async function storeResult({ queue, claim, result, log, stopping }: StoreResultOptions): Promise<void> {
  const { id: form, attempts } = claim;
  if (result.state === 'delivered') {
    await queue.delivered(claim, storedAnswer(result.answer));
    const reason = mayBeDouble(claim);
    if (reason !== null) log.warn({ form, attempts, reason }, 'a message may be double');
    return;
  }
  const { reason } = result;
  if (result.state === 'refused') {
    await queue.refuse(claim, reason);
    return log.warn({ form, reason }, 'a form was refused');
  }
  const delay = stopping ? 0 : retryDelay(attempts, result.afterMs);
  await queue.postpone(claim, delay, reasonToStore(claim, result));
  log.warn({ form, attempts, reason, unclear: result.unclear }, 'a form was not delivered yet');
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

/**
 * The reason that a form is stored with when an attempt has failed. Once a form may have arrived, its reason says so until
 * it is delivered.
 */
function reasonToStore({ reason: before }: Claim, { reason, unclear = false }: FailedAttempt): string {
  return unclear || mayHaveArrived(before) ? `${MAY_HAVE_ARRIVED}: ${reason}` : reason;
}

type FailedAttempt = Omit<Extract<DeliveryResult, { state: 'postponed' }>, 'state'>;

/** Why a delivered message may be there twice. Null when it is there once. The content API recognises keys, mail does not. */
function mayBeDouble({ kind, reason }: Claim): string | null {
  return kind === 'message' && mayHaveArrived(reason) ? reason : null;
}

function mayHaveArrived(reason: string | null): boolean {
  return reason?.startsWith(MAY_HAVE_ARRIVED) ?? false;
}

import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { AttemptNews } from './attempt-news.ts';
import type { Attempt, Deliver } from './attempt.ts';
import type { Claim, DeliveryQueue } from './delivery-queue.ts';
import type { FormKind } from './submission.ts';
import { keptAnswer } from './kept-answer.ts';
import { retryDelay } from './retry-delay.ts';
import { stackOf } from 'releases/serving';

export interface LaneOptions {
  readonly queue: DeliveryQueue;
  readonly kinds: readonly FormKind[];
  readonly deliver: Deliver;
  readonly news: AttemptNews;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** How long a stop waits for what is under way. */
  readonly stopWithinMs?: number | undefined;
}

/** Delivers the forms that go to one place: while that is down, those for another one are not held up. */
export interface Lane {
  /** There is something new. */
  wake(): void;
  /** The other side is back: what waits for its next attempt waits no longer. */
  hurry(): void;
  /** Finishes what is under way; what takes too long goes back to the queue. */
  stop(): Promise<void>;
}

const AT_ONCE = 4;
/** How often it looks for forms of an edge that has died. */
const LOOK_EVERY_MS = 5_000;
const STOP_WITHIN_MS = 3_000;

export function createLane({
  queue,
  kinds,
  deliver,
  news,
  log,
  now,
  stopWithinMs = STOP_WITHIN_MS,
}: LaneOptions): Lane {
  const underWay = new Set<Promise<void>>();
  const aborting = new AbortController();
  let stopped = false;
  let failing = false;
  let hurrying = false;
  let timer = setTimeout(look, 0);

  function wakeIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(look, milliseconds).unref();
  }

  function look(): void {
    try {
      if (hurrying) queue.hurry(kinds);
      hurrying = false;
      for (const claim of queue.claim(kinds, AT_ONCE - underWay.size)) start(claim);
      const due = queue.nextDue(kinds) ?? Infinity;
      wakeIn(underWay.size === AT_ONCE ? LOOK_EVERY_MS : Math.min(Math.max(due - now(), 0), LOOK_EVERY_MS));
    } catch (error) {
      log.error({ stack: stackOf(error) }, 'the forms that wait cannot be read');
      wakeIn(LOOK_EVERY_MS);
    }
  }

  function start(claim: Claim): void {
    const attempt = tryOnce(claim).finally(() => {
      underWay.delete(attempt);
      wakeIn(0);
    });
    underWay.add(attempt);
  }

  async function tryOnce(claim: Claim): Promise<void> {
    const attempt = await deliver(claim, aborting.signal).catch((error: unknown): Attempt => {
      log.error({ stack: stackOf(error), form: claim.id }, 'a form could not be handled');
      return { result: 'later', reason: 'an error of the edge (its log tells more)' };
    });
    try {
      settle(claim, attempt);
    } catch (error) {
      // Its lease will end, and it is delivered again under the same key.
      log.error({ stack: stackOf(error), form: claim.id }, 'what became of a form could not be written down');
    }
    news.tell(claim.id, attempt);
  }

  function settle(claim: Claim, attempt: Attempt): void {
    if (attempt.result === 'later') return settleLater(claim, attempt);
    hurrying ||= failing;
    failing = false;
    if (attempt.result === 'delivered') queue.delivered(claim, keptAnswer(attempt.answer));
    else {
      queue.refuse(claim, attempt.reason);
      log.warn({ form: claim.id, reason: attempt.reason }, 'a form was refused');
    }
  }

  function settleLater(claim: Claim, { reason, afterMs, unclear }: Extract<Attempt, { result: 'later' }>): void {
    failing = true;
    const delay = stopped ? 0 : retryDelay(claim.attempts, afterMs);
    queue.postpone(claim, now() + delay, reason);
    log.warn({ form: claim.id, attempts: claim.attempts, reason, unclear }, 'a form was not delivered yet');
  }

  return {
    wake: () => wakeIn(0),
    hurry() {
      hurrying = true;
      wakeIn(0);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const finished = Promise.all(underWay);
      await Promise.race([finished, wait(stopWithinMs, undefined, { ref: false })]);
      aborting.abort();
      await finished;
    },
  };
}

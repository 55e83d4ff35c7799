import { types } from 'node:util';
import pRetry from 'p-retry';
import type { OutageLog } from './outage-log.ts';

/** Milliseconds to the next attempt. Each failure doubles it, up to the longest. */
const WAIT_MS = { first: 250, longest: 5_000 };

export interface UntilSucceedsOptions {
  /** Ends the attempts. */
  readonly signal: AbortSignal;
  readonly outage: OutageLog;
  /** Whether another attempt may help. Without it, it always may. */
  readonly isOutage?: (error: unknown) => boolean;
}

/**
 * Runs `work` again and again until it succeeds. Resolves also when the attempts are ended. Rejects only with an error that
 * is no outage.
 */
export async function untilSucceeds(
  work: () => Promise<void>,
  { signal, outage, isOutage = () => true }: UntilSucceedsOptions,
): Promise<void> {
  try {
    await pRetry(() => work().catch(failAgain), {
      signal,
      unref: true,
      retries: Infinity,
      minTimeout: WAIT_MS.first,
      maxTimeout: WAIT_MS.longest,
      onFailedAttempt: ({ error }) => (signal.aborted || !isOutage(error) ? undefined : outage.failed(error)),
      shouldRetry: ({ error }) => isOutage(error),
    });
    outage.succeeded();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/**
 * The library gives up at a `TypeError`, which a driver throws for a lost connection too, and at what is no `Error` of this realm:
 * in a test, errors of sockets are of another one.
 */
function failAgain(error: unknown): never {
  if (error instanceof Error && !(error instanceof TypeError)) throw error;
  throw new Error(types.isNativeError(error) ? error.message : String(error), { cause: error });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Milliseconds to the next attempt. Each failure doubles it, up to the longest. */
const WAIT_MS = { first: 100, longest: 5_000 };

/**
 * Runs `work` again and again, at once after it came to its end, and more and more slowly while it fails. Never throws.
 * @param options.ended stops it
 */
export async function repeatedly(
  work: () => Promise<void>,
  { ended, log }: { readonly ended: AbortSignal; readonly log: Log },
): Promise<void> {
  let wait = WAIT_MS.first;
  while (!ended.aborted) {
    wait = await work().then(
      () => WAIT_MS.first,
      (err: unknown) => {
        log.warn({ err }, 'notifications of the database cannot be heard; the tables are looked at now and then');
        return Math.min(wait * 2, WAIT_MS.longest);
      },
    );
    await sleep(wait, undefined, { signal: ended, ref: false }).catch(() => undefined);
  }
}

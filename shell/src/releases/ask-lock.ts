import { formatLock, type LockAnswer } from 'shared/contract';
import { readAnswer } from './read-answer.ts';
import type { PageReleases } from './page-releases.ts';

/** Milliseconds that a navigation waits for the answer; one that comes later is for the next navigation. */
const PATIENCE_MS = 500;

/**
 * Asks the edge whether a release of this page was taken back, and lets go of those that were. Resolves soon, answer or
 * not: a page goes on with the lock that it has.
 */
export function askLock(releases: PageReleases): Promise<void> {
  const answered = fetchAnswer(formatLock(releases.lock())).then(
    (answer) => answer && releases.swap(Object.values(answer.remotes)),
    // The edge is away or says something else: as if it had not been asked.
    () => undefined,
  );
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    void answered.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function fetchAnswer(have: string): Promise<LockAnswer | null> {
  const response = await fetch(`/_/lock?have=${encodeURIComponent(have)}`, { credentials: 'omit' });
  return response.status === 200 ? readAnswer(response, (body, { parseLockAnswer }) => parseLockAnswer(body)) : null;
}

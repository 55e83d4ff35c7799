import type { Lock, LockAnswer } from 'shared/contract';
import { fetchLock } from './fetch-lock.ts';
import { readAnswer } from './read-answer.ts';
import type { PageReleases } from './page-releases.ts';

/** Milliseconds that a navigation waits for the answer. A slower answer takes effect at the next navigation. */
const TIMEOUT_MS = 500;

/** Asks the edge which releases of this page were revoked and stops using them. Never rejects. */
export function askLock(releases: PageReleases): Promise<void> {
  const answered = fetchAnswer(releases.lock()).then(
    (answer) => answer && releases.revoke(Object.values(answer.remotes)),
    // Without an answer the page goes on with its lock.
    () => undefined,
  );
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS);
    void answered.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function fetchAnswer(have: Lock): Promise<LockAnswer | null> {
  const response = await fetchLock(have);
  return response.status === 200 ? readAnswer(response, (body, { parseLockAnswer }) => parseLockAnswer(body)) : null;
}

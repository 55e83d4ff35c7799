import { formatLock } from 'shared/contract';
import { readAnswer } from './read-answer.ts';
import type { PageReleases } from './page-releases.ts';

/** Milliseconds. A navigation that waits longer is better made by the browser. */
const PATIENCE_MS = 4_000;

/** The way to the rest of the route table. */
export interface RestOfTable {
  /** Asks for it once, and after a failure again. Never rejects: without it the browser navigates by documents. */
  ask(): Promise<void>;
  /** Nothing answered when it was asked for last: the browser would get no document either. */
  unreachable(): boolean;
}

export function restOfTable(releases: PageReleases): RestOfTable {
  let asked: Promise<void> | undefined;
  let unreachable = false;

  async function load(): Promise<void> {
    const missing = releases.missing();
    if (!missing) return;
    const stable = formatLock(missing.stable);
    const query = new URLSearchParams({ lock: formatLock(missing.lock), ...(stable ? { stable } : {}) });
    const signal = AbortSignal.timeout?.(PATIENCE_MS) ?? null;
    const response = await fetch(`/_/remotes?${query}`, { credentials: 'omit', signal });
    if (!response.ok) throw new Error(`The route table answered ${response.status}.`);
    releases.complete(await readAnswer(response, (body, { parseRouteTable }) => parseRouteTable(body)));
  }

  async function failed(error: unknown): Promise<void> {
    asked = undefined;
    unreachable = await isUnreachable(error, releases);
  }

  return {
    ask: () => (asked ??= load().then(() => void (unreachable = false), failed)),
    unreachable: () => unreachable,
  };
}

/** Only silence proves it. After any other failure, such as a script that does not come, the edge is asked. */
async function isUnreachable(error: unknown, releases: PageReleases): Promise<boolean> {
  if (error instanceof TypeError) return true;
  if (error instanceof DOMException && error.name === 'TimeoutError') return false;
  const question = `/_/lock?have=${encodeURIComponent(formatLock(releases.lock()))}`;
  return fetch(question, { credentials: 'omit' }).then(
    () => false,
    () => true,
  );
}

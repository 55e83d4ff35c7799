import { formatLock } from 'shared/contract';
import { fetchLock } from './fetch-lock.ts';
import { readAnswer } from './read-answer.ts';
import type { PageReleases } from './page-releases.ts';

/** Milliseconds. After that the browser loads the next page as a document. */
const TIMEOUT_MS = 4_000;

/** Loads the part of the route table that did not come with the document. */
export interface RestOfTable {
  /** Loads it once; after a failure the next call tries again. Never rejects: without it links load documents. */
  load(): Promise<void>;
  /** The latest attempt got no answer at all: a document could not be loaded either. */
  isUnreachable(): boolean;
}

export function createRestOfTable(releases: PageReleases): RestOfTable {
  let loading: Promise<void> | undefined;
  let unreachable = false;

  async function load(): Promise<void> {
    const missing = releases.missing();
    if (!missing) return;
    const stable = formatLock(missing.stable);
    const query = new URLSearchParams({ lock: formatLock(missing.lock), ...(stable ? { stable } : {}) });
    const signal = AbortSignal.timeout?.(TIMEOUT_MS) ?? null;
    const response = await fetch(`/_/remotes?${query}`, { credentials: 'omit', signal });
    if (!response.ok) throw new Error(`The route table answered ${response.status}.`);
    releases.complete(await readAnswer(response, (body, { parseRouteTable }) => parseRouteTable(body)));
  }

  async function failed(error: unknown): Promise<void> {
    loading = undefined;
    unreachable = await isUnreachable(error, releases);
  }

  return {
    load: () => (loading ??= load().then(() => void (unreachable = false), failed)),
    isUnreachable: () => unreachable,
  };
}

/** Only a network error proves it. After any other failure, such as a missing script, this asks the edge. */
async function isUnreachable(error: unknown, releases: PageReleases): Promise<boolean> {
  if (error instanceof TypeError) return true;
  if (error instanceof DOMException && error.name === 'TimeoutError') return false;
  return fetchLock(releases.lock()).then(
    () => false,
    () => true,
  );
}

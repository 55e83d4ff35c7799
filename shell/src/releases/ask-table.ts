import { formatLock } from 'shared/contract';
import { readAnswer } from './read-answer.ts';
import type { PageReleases } from './page-releases.ts';

/** Milliseconds. A navigation that waits longer is better made by the browser. */
const PATIENCE_MS = 4_000;

/**
 * The way to the rest of the route table: asked for once, and after a failure again. Never rejects: without it the browser
 * navigates by documents.
 */
export function tableAsker(releases: PageReleases): () => Promise<void> {
  let asked: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const missing = releases.missing();
    if (!missing) return;
    const stable = formatLock(missing.stable);
    const query = new URLSearchParams({ lock: formatLock(missing.lock), ...(stable ? { stable } : {}) });
    const signal = AbortSignal.timeout?.(PATIENCE_MS) ?? null;
    const response = await fetch(`/_/remotes?${query}`, { credentials: 'omit', signal });
    if (!response.ok) throw new Error(`The route table answered ${response.status}.`);
    releases.complete(await readAnswer(response, (body, { parseRouteTable }) => parseRouteTable(body)));
  }

  return () =>
    (asked ??= ask().catch(() => {
      asked = undefined;
    }));
}

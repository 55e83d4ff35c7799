import { setTimeout as pause } from 'node:timers/promises';
import { edgeOrigin } from '../site/edge-origin.mjs';

const PAUSE_MS = 150;
const LIMIT_MS = 60_000;
const REQUEST_LIMIT_MS = 5_000;

/**
 * Waits until an edge is ready and its home page has content. Throws what it answered last.
 * @param {number} port
 * @param {number} [limitMs]
 */
export async function untilServes(port, limitMs = LIMIT_MS) {
  const end = Date.now() + limitMs;
  let last = 'nothing';
  while (Date.now() < end) {
    const [ready, home] = [await asked(port, '/readyz'), await asked(port, '/')];
    if (ready.status === 200 && home.status === 200 && home.text.includes('<h1')) return;
    last = `/readyz answered ${ready.status || 'nothing'}${ready.status === 200 ? '' : ` ${ready.text}`}, the home page ${home.status || 'nothing'}`;
    await pause(PAUSE_MS);
  }
  throw new Error(`Within ${limitMs / 1000} s it was not ready: ${last}.`);
}

/** @param {number} port @param {string} path */
async function asked(port, path) {
  const answer = await fetch(`${edgeOrigin(port)}${path}`, {
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  }).catch(() => null);
  return { status: answer?.status ?? 0, text: (await answer?.text().catch(() => '')) ?? '' };
}

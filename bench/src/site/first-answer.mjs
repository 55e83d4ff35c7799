import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 5;
const LIMIT_MS = 30_000;

/**
 * Waits for the first 200, asking again as soon as an answer is another one. One request at a time: `/readyz` renders the
 * home page for each.
 * @param {import('../../../operations/src/process/service.mjs').Service} service
 * @param {string} url
 */
export async function firstAnswer(service, url) {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    if (service.child.exitCode !== null) break;
    await pause(POLL_MS);
  }
  throw new Error(`${url} was not ready within ${LIMIT_MS / 1000} s. The end of ${service.log}:\n${service.tail()}`);
}

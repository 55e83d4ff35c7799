import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 10_000;

/**
 * Asks for something now and then while `work` goes on: does it get through?
 * @template T
 * @param {Record<string, () => Promise<Response>>} questions by name
 * @param {number} everyMs
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, probes: Record<string, { slowest: number, failed: number }> }>} milliseconds; answers of
 *   status 500 and above, and none at all
 */
export async function probing(questions, everyMs, work) {
  let over = false;
  const asking = Object.entries(questions).map(async ([name, ask]) => {
    const probe = { slowest: 0, failed: 0 };
    while (!over) {
      const { ms, ok } = await timed(ask);
      probe.slowest = Math.max(probe.slowest, ms);
      if (!ok) probe.failed += 1;
      await pause(everyMs);
    }
    return [name, probe];
  });
  const result = await work().finally(() => (over = true));
  return { result, probes: Object.fromEntries(await Promise.all(asking)) };
}

/** @param {() => Promise<Response>} ask */
async function timed(ask) {
  const begun = performance.now();
  const ok = await Promise.race([ask().then(answered, () => false), pause(LIMIT_MS, false, { ref: false })]);
  return { ms: performance.now() - begun, ok };
}

/** @param {Response} response */
async function answered(response) {
  await response.arrayBuffer();
  return response.status < 500;
}

import { median } from '../rows/median.mjs';

/** The first documents of an address compile its code. */
const WARM_UPS = 5;

/**
 * Milliseconds until a document is there that no cache has, one after another.
 * @param {string} url
 * @param {number} runs
 */
export async function documentTime(url, runs) {
  const times = [];
  for (let run = -WARM_UPS; run < runs; run += 1) {
    const begun = performance.now();
    const answer = await fetch(`${url}?measured=${run}-${begun}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered with status ${answer.status}.`);
    if (run >= 0) times.push(performance.now() - begun);
  }
  return median(times);
}

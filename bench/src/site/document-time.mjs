import { median } from '../median.mjs';

/** The first documents of an address compile its code. */
const WARM_UPS = 5;
/** What the edge says of a document that was not ready within its budget, or in which something failed. */
const LACKING = 'no-store';

/**
 * How long the server takes for a document that no cache has, asked for one after another.
 * @param {string} url
 * @param {number} runs
 * @returns {Promise<{ time: number, lacking: number }>} milliseconds; the share of documents in which something was missing
 */
export async function documentTime(url, runs) {
  const times = [];
  let lacking = 0;
  for (let run = -WARM_UPS; run < runs; run += 1) {
    const begun = performance.now();
    const answer = await fetch(`${url}?measured=${run}-${begun}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered with status ${answer.status}.`);
    if (run < 0) continue;
    times.push(performance.now() - begun);
    if (answer.headers.get('cache-control') === LACKING) lacking += 1;
  }
  return { time: median(times), lacking: lacking / runs };
}

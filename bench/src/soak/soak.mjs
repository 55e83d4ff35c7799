import { boundRow } from '../results/bound-row.mjs';
import { plainRow } from '../results/plain-row.mjs';
import { trend } from '../server/trend.mjs';
import { makeLoads } from '../trials/make-loads.mjs';
import { measureCapacity } from '../trials/measure-capacity.mjs';
import { samplingMemory } from '../trials/sampling-memory.mjs';
import { visitors } from '../trials/visitors.mjs';
import { ordinaryDay } from './ordinary-day.mjs';

const SHARE_OF_CAPACITY = 0.7;
const CONNECTIONS = 20;
/** A part of the whole time; its documents are counted by themselves. */
const PART_SECONDS = 30;
const SAMPLED_EVERY_MS = 5_000;
/** Of the samples: heaps, and the caches that they hold, grow to their working size first. */
const WARM_UP_SHARE = 0.2;

/**
 * Visitors for a long time, while teams release, editors edit, and the CMS goes away and comes back.
 * @param {import('../site/open-site.mjs').Site} site
 * @param {import('../site/start-edge.mjs').Edge} edge
 * @param {number} seconds
 */
export async function soak(site, { url, pid }, seconds) {
  const { capacity } = await measureCapacity(url);
  const perSecond = SHARE_OF_CAPACITY * capacity;
  const { result, samples } = await samplingMemory(pid, SAMPLED_EVERY_MS, () =>
    ordinaryDay(site, url, () => visits(url, perSecond, seconds)),
  );
  const { result: outcomes, done } = result;
  const total = (/** @type {(outcome: import('../trials/make-loads.mjs').Outcome) => number} */ of) =>
    outcomes.reduce((sum, outcome) => sum + of(outcome), 0);
  const { first, last } = trend(samples.slice(Math.floor(samples.length * WARM_UP_SHARE)));
  const rows = [
    plainRow('soak-asked-per-second', 'all', perSecond),
    plainRow(
      'soak-documents',
      'all',
      total(({ documents }) => documents.count),
    ),
    boundRow('soak-documents-refused', 'all', { measured: total(({ refused }) => refused.count), bound: 0 }),
    boundRow('soak-documents-failed', 'all', { measured: total(({ failed }) => failed), bound: 0 }),
    plainRow('soak-p99-of-the-worst-part', 'all', Math.max(...outcomes.map(({ documents }) => documents.p99))),
    ...Object.entries(done).map(([what, times]) => plainRow('soak-times', what, times)),
    boundRow('soak-memory-growth', 'all', { measured: last / first, bound: 1.05 }),
    plainRow('soak-memory-first', 'all', first),
    plainRow('soak-memory-last', 'all', last),
  ];
  return { rows, samples };
}

/**
 * @param {string} url
 * @param {number} perSecond
 * @param {number} seconds
 */
async function visits(url, perSecond, seconds) {
  const outcomes = [];
  for (let left = seconds; left > 0; left -= PART_SECONDS) {
    const size = { perSecond, connections: CONNECTIONS, seconds: Math.min(PART_SECONDS, left) };
    outcomes.push(...(await makeLoads(visitors(url, size))));
  }
  return outcomes;
}

import { setTimeout as pause } from 'node:timers/promises';
import { boundRow } from '../results/bound-row.mjs';
import { median } from '../median.mjs';
import { residentMemory } from './resident-memory.mjs';

const REST_MS = 10_000;
/** Ten seconds each. */
const RESTS = 3;

/**
 * From the start of the process until it lives and until it can serve; and what it occupies when nobody comes.
 * @param {import('../site/open-site.mjs').Site} site
 * @param {number} runs
 */
export async function coldStart(site, runs) {
  const starts = [];
  const rests = [];
  for (let run = 0; run < runs; run += 1) {
    const edge = await site.startEdge();
    starts.push(edge.ready);
    if (run < RESTS) rests.push(await memoryAtRest(edge.pid));
    await edge.stop();
  }
  return [
    boundRow('edge-cold-start', '/healthz', { measured: median(starts.map(({ healthz }) => healthz)), bound: 1_000 }),
    boundRow('edge-cold-start', '/readyz', { measured: median(starts.map(({ readyz }) => readyz)), bound: 1_000 }),
    boundRow('edge-memory-at-rest', 'all', { measured: median(rests), bound: 150_000_000 }),
  ];
}

/** @param {number} pid */
async function memoryAtRest(pid) {
  await pause(REST_MS);
  return residentMemory(pid);
}

import { setTimeout as pause } from 'node:timers/promises';
import { boundRow } from '../results/bound-row.mjs';
import { load } from './load.mjs';
import { residentMemory } from './resident-memory.mjs';
import { trend } from './trend.mjs';

const SAMPLE_MS = 1_000;
/** Heaps grow to their working size first. */
const WARM_UP_SECONDS = 20;

/**
 * By which factor the edge's memory grows while it is under load: the line through its samples, at its end against its start.
 * @param {{ url: string, pid: number }} edge
 * @param {{ metric: string, route: string, query: string }} what
 * @param {number} seconds
 */
export async function memoryGrowth({ url, pid }, { metric, route, query }, seconds) {
  await load(`${url}${route}${query}`, { seconds: WARM_UP_SECONDS });
  let over = false;
  const loaded = load(`${url}${route}${query}`, { seconds }).finally(() => (over = true));
  const samples = [];
  while (!over) {
    samples.push(await residentMemory(pid));
    await Promise.race([loaded, pause(SAMPLE_MS)]);
  }
  await loaded;
  const { first, last } = trend(samples);
  return boundRow(metric, route, { measured: last / first, bound: 1.05 });
}

import { setTimeout as pause } from 'node:timers/promises';
import { residentMemory } from '../server/resident-memory.mjs';

/**
 * What a process occupies (RSS, bytes) now and then while `work` goes on.
 * @template T
 * @param {number} pid
 * @param {number} everyMs
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, samples: number[] }>}
 */
export async function samplingMemory(pid, everyMs, work) {
  const samples = [await residentMemory(pid)];
  const stop = new AbortController();
  const sampling = (async () => {
    while (await pause(everyMs, true, { signal: stop.signal }).catch(() => false))
      samples.push(await residentMemory(pid));
  })();
  const result = await work().finally(() => stop.abort());
  await sampling;
  return { result, samples };
}

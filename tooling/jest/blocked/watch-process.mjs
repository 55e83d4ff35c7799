import { isMainThread, Worker } from 'node:worker_threads';

const TURN_MS = 1_000;

/**
 * Ends this process, with a message, when its event loop stands still. Jest's time limits need that loop: without this, a test
 * that waits in microtasks alone stops the whole run, and no output names it.
 * @param {number} seconds without a turn of the event loop
 */
export function watchProcess(seconds) {
  // A process's threads inherit its `--import`.
  if (!isMainThread) return;
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), TURN_MS).unref();
  new Worker(new URL('./count-turns.mjs', import.meta.url), { workerData: { turns, seconds }, execArgv: [] }).unref();
}

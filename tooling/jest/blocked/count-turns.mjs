import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** @type {{ readonly turns: Int32Array, readonly seconds: number }} */
const { turns, seconds } = workerData;
const STANDARD_ERROR = 2;
const SECOND_MS = 1_000;

let seen = 0;
let still = 0;

// It counts ticks, because the clock goes on while a machine sleeps.
setInterval(() => {
  const now = Atomics.load(turns, 0);
  still = now === seen ? still + 1 : 0;
  seen = now;
  if (still >= seconds) end();
}, SECOND_MS);

function end() {
  const what = `Process ${process.pid} is ended: its event loop has not turned for ${seconds} s.`;
  const mend = 'A test waits in microtasks alone, or works without a pause. Jest names its file, or names all others.';
  writeSync(STANDARD_ERROR, `\n✗ ${what} ${mend}\n`);
  // No handler can run in a process that is blocked.
  process.kill(process.pid, 'SIGKILL');
}

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that a system gives to connections, and to servers that name none. */
const [FIRST, END] = [20_000, 32_000];

/**
 * A port that nobody uses. The system gives it to no other program before the caller's program listens there.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port */
async function isFree(port) {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

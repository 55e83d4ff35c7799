import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that Linux and macOS give to outgoing connections. */
const FIRST = 20_000;
const BEYOND = 32_000;

/**
 * A free port for a server that comes back to it after its end. Meanwhile no outgoing connection can take it.
 * @returns {Promise<number>}
 */
export async function serverPort() {
  for (;;) {
    const port = randomInt(FIRST, BEYOND);
    const probe = createServer().listen(port);
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

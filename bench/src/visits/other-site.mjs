import { once } from 'node:events';
import { createServer } from 'node:http';

/** Without an icon: its request would be cut off when the visit begins. */
const PAGE =
  '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Results of a search</title><p>Soteria Church</p></html>';

/**
 * Serves a page of another site, where visits begin. Most visitors come from a search or a link. In an empty tab the
 * `Cross-Origin-Opener-Policy` of a page would make it wait for a process.
 * @template T
 * @param {(url: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withOtherSite(use) {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    return await use(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

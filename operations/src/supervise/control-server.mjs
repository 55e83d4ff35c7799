import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

/**
 * @typedef {object} Controls what an update may ask of a supervisor
 * @property {(name: string, root: string) => Promise<void>} restart runs a program from the root of a version; resolves when it answers
 * @property {(name: string) => Promise<void>} stop ends a program, which starts again by `restart` only
 */

/** Where a supervisor listens to updates. @param {string} dataDir */
export const controlSocket = (dataDir) => join(dataDir, 'run', 'supervisor.sock');

/**
 * Takes requests of `soteria update`: `POST /restart` and `POST /stop`, with `{ name, root }`. A request goes on when whoever sent it ends.
 * Only the user of the site can reach it.
 * @param {string} dataDir
 * @param {Controls} controls
 * @returns {Promise<{ close: () => void }>}
 */
export async function openControlServer(dataDir, controls) {
  const path = controlSocket(dataDir);
  const server = createServer((request, response) => {
    answer(request, controls).then(
      () => response.end(),
      (error) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  // A restart takes as long as a CMS needs to fill itself.
  server.requestTimeout = 0;
  rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return { close: () => void server.close() };
}

/** @param {import('node:http').IncomingMessage} request @param {Controls} controls */
async function answer(request, { restart, stop }) {
  const { name, root } = /** @type {{ name: string, root: string }} */ (await json(request));
  if (request.url === '/restart') return restart(name, root);
  if (request.url === '/stop') return stop(name);
  throw new Error(`A supervisor does not know ${request.url}.`);
}

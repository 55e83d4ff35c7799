import net from 'node:net';
import { StepError } from './step.mjs';
import { lookup } from 'node:dns/promises';

/**
 * @typedef {object} HeldSocket
 * @property {number} fd for a process that listens at it; connections wait while none does
 * @property {() => void} close
 */

/**
 * Binds an address and holds it, whatever happens to the processes that listen at it. Accepts nothing itself.
 * Returns null where this Node cannot do that: then whoever listens binds its own.
 * @param {{ host: string | undefined, port: number }} address host: all addresses of the machine without one
 * @returns {Promise<HeldSocket | null>}
 */
export async function holdSocket({ host, port }) {
  // Node's own cluster shares sockets by it; public functions of `net` accept as soon as they bind.
  const bind = Reflect.get(net, '_createServerHandle');
  if (typeof bind !== 'function') return null;
  const found = host ? await lookup(host).catch(() => refuse(host, port, 'no such host')) : undefined;
  const handle = bind(found?.address ?? null, port, found?.family);
  if (typeof handle === 'number') return refuse(host, port, `error ${handle}`);
  return { fd: handle.fd, close: () => handle.close() };
}

/** @param {string | undefined} host @param {number} port @param {string} why @returns {never} */
function refuse(host, port, why) {
  throw new StepError(`${host ?? 'This machine'} has no address for port ${port} (${why}). Correct HOST.`);
}

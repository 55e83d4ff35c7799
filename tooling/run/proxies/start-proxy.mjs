import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serverPort } from '../../../operations/src/process/server-port.mjs';
import { Service } from '../../../operations/src/process/service.mjs';
import { ensureProxy } from '../machine/ensure-proxy.mjs';
import { makeCertificate } from './local-authority.mjs';
import { PROXY_CALLS } from './proxy-programs.mjs';

/**
 * @typedef {object} Proxy a proxy on this machine, with the file that operators get
 * @property {string} domain
 * @property {number} httpPort
 * @property {number} httpsPort
 * @property {import('./local-authority.mjs').LocalCertificate} certificate
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a proxy in front of an edge and a CMS of this machine, with a certificate of its own. Resolves when it takes connections.
 * @param {import('../machine/ensure-proxy.mjs').ProxyName} name
 * @param {{ domain: string, edge: string, cms: string, folder: string }} options edge, cms: host and port; folder: for what it writes
 * @returns {Promise<Proxy>}
 */
export async function startProxy(name, { domain, edge, cms, folder }) {
  const program = await ensureProxy(name);
  const certificate = makeCertificate(folder, [domain, `cms.${domain}`]);
  const ports = { httpPort: await serverPort(), httpsPort: await serverPort() };
  const { args, env = {} } = PROXY_CALLS[name]({ domain, ...ports, edge, cms, certificate }, folder);
  const service = new Service({ name, program, args, cwd: folder, env, dataDir: folder });
  for (const port of Object.values(ports)) await untilListens(service, port);
  return { domain, ...ports, certificate, stop: () => service.stop() };
}

/** @param {Service} service @param {number} port */
async function untilListens(service, port) {
  while (!(await takesConnections(port))) {
    if (service.child.exitCode !== null) throw new Error(`${service.name} did not start:\n${service.tail()}`);
    await pause(50);
  }
}

/** @param {number} port */
async function takesConnections(port) {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startProxy } from '../../../tooling/run/proxies/start-proxy.mjs';
import { PORTS } from './ports.mjs';

/** @typedef {Readonly<Record<string, string>>} Origins by site */

/** @param {string} name of a site */
const domainOf = (name) => `${name}.example`;

/** What an edge behind such a proxy is set to. @param {string} name of its site */
export function settingsBehindTls(name) {
  return { PUBLIC_URL: `https://${domainOf(name)}`, TRUST_PROXY: '127.0.0.1' };
}

/**
 * The sites over TLS and HTTP/2 while `use` runs: each behind a Caddy with the file that operators get.
 * @template T
 * @param {{ origins: Origins, folder: string }} sites origins: by http; folder: for what the proxies write
 * @param {(origins: Origins, switches: readonly string[]) => Promise<T>} use gets the addresses by https, and the switches of a Chromium that knows them
 * @returns {Promise<T>}
 */
export async function withTls({ origins, folder }, use) {
  /** @type {import('../../../tooling/run/proxies/start-proxy.mjs').Proxy[]} */
  const proxies = [];
  try {
    for (const [name, origin] of Object.entries(origins)) {
      const own = join(folder, `${name}-proxy`);
      mkdirSync(own);
      const servers = { edge: `127.0.0.1:${new URL(origin).port}`, cms: `127.0.0.1:${PORTS.cms}` };
      proxies.push(await startProxy('caddy', { domain: domainOf(name), ...servers, folder: own }));
    }
    const addresses = Object.keys(origins).map((name) => [name, `https://${domainOf(name)}`]);
    return await use(Object.fromEntries(addresses), switchesFor(proxies));
  } finally {
    for (const { stop } of proxies) await stop();
  }
}

/** HTTP/3 would take over in the middle of a visit. @param {readonly import('../../../tooling/run/proxies/start-proxy.mjs').Proxy[]} proxies */
function switchesFor(proxies) {
  const trusted = proxies.map(({ certificate }) => certificate.publicKeyHash);
  const places = proxies.map(({ domain, httpsPort }) => `MAP ${domain}:443 127.0.0.1:${httpsPort}`);
  return [
    `--ignore-certificate-errors-spki-list=${trusted.join()}`,
    `--host-resolver-rules=${places.join()}`,
    '--disable-quic',
  ];
}

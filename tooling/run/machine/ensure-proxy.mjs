import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureProgram } from './ensure-program.mjs';

/** Debian's place is not in every user's PATH. */
const DEBIAN = '/usr/sbin';

/** @typedef {keyof typeof PROXIES} ProxyName */

/** The programs that stand in front of edges, with the oldest version that was tried. */
const PROXIES = {
  caddy: { title: 'Caddy', oldest: '2.6' },
  nginx: { title: 'nginx', oldest: '1.22' },
  haproxy: { title: 'HAProxy', oldest: '2.4' },
};

/** @type {readonly ProxyName[]} */
export const PROXY_NAMES = ['caddy', 'nginx', 'haproxy'];

/**
 * A proxy's path. Throws an error that says how to get it.
 * @param {ProxyName} name
 * @returns {Promise<string>}
 */
export function ensureProxy(name) {
  const { title, oldest } = PROXIES[name];
  const setting = `${name.toUpperCase()}_PATH`;
  return ensureProgram({
    setting,
    file: (named) => named,
    find: () => findProgram(name),
    debianPackage: name,
    missing:
      `${title} ${oldest} or newer is needed here, and there is none. Debian and Ubuntu: \`apt-get install ${name}\`; ` +
      `macOS: \`brew install ${name}\`; else name its program by ${setting}.`,
  });
}

/**
 * The proxies whose configurations can be tested here.
 * @returns {Promise<{ found: readonly ProxyName[], missing: readonly string[] }>} missing: one text for each other one
 */
export async function findProxies() {
  /** @type {ProxyName[]} */
  const found = [];
  /** @type {string[]} */
  const missing = [];
  for (const name of PROXY_NAMES)
    await ensureProxy(name).then(
      () => found.push(name),
      (error) => missing.push(`The configuration of ${PROXIES[name].title} was not tested. ${error.message}`),
    );
  return { found, missing };
}

/** @param {string} name @returns {string | undefined} */
function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), DEBIAN];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canAptInstall } from './apt-install.mjs';

/** Debian's place is not in every user's PATH. */
const DEBIAN = '/usr/sbin';

const NO_HAPROXY =
  'HAProxy 2.4 or newer is needed here, and there is none. Debian and Ubuntu: `apt-get install haproxy`; ' +
  'macOS: `brew install haproxy`; else name its program by HAPROXY_PATH.';

/**
 * HAProxy: the program that HAPROXY_PATH names, the machine's own, or Debian's package, which is installed where that may be done.
 * Throws an error that says how to get it.
 * @returns {Promise<string>} its path
 */
export async function ensureHaproxy() {
  const named = process.env.HAPROXY_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`HAPROXY_PATH names ${named}, and there is no such file. Correct it, or leave it out.`);
  }
  const found = findHaproxy();
  if (found) return found;
  if (canAptInstall()) await aptInstall('haproxy');
  const installed = findHaproxy();
  if (installed) return installed;
  throw new Error(NO_HAPROXY);
}

/** @returns {string | undefined} */
function findHaproxy() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), DEBIAN];
  return folders.map((folder) => join(folder, 'haproxy')).find((file) => existsSync(file));
}

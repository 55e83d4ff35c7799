import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureProgram } from './ensure-program.mjs';

/** Debian's place is not in every user's PATH. */
const DEBIAN = '/usr/sbin';

const NO_HAPROXY =
  'HAProxy 2.4 or newer is needed here, and there is none. Debian and Ubuntu: `apt-get install haproxy`; ' +
  'macOS: `brew install haproxy`; else name its program by HAPROXY_PATH.';

/** HAProxy's path. Throws an error that says how to get it. */
export function ensureHaproxy() {
  return ensureProgram({
    setting: 'HAPROXY_PATH',
    file: (named) => named,
    find: findHaproxy,
    debianPackage: 'haproxy',
    missing: NO_HAPROXY,
  });
}

/** @returns {string | undefined} */
function findHaproxy() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), DEBIAN];
  return folders.map((folder) => join(folder, 'haproxy')).find((file) => existsSync(file));
}

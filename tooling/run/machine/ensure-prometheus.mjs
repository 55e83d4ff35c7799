import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureProgram } from './ensure-program.mjs';

const NO_PROMETHEUS =
  'Prometheus 2.42 or newer (with promtool) is needed here, and there is none. Debian and Ubuntu: `apt-get install prometheus`; ' +
  'macOS: `brew install prometheus`; else name the folder of its programs by PROMETHEUS_BIN.';

/** The folder with `prometheus` and `promtool`. Throws an error that says how to get it. */
export function ensurePrometheus() {
  return ensureProgram({
    setting: 'PROMETHEUS_BIN',
    file: (named) => join(named, 'promtool'),
    find: findPrometheus,
    debianPackage: 'prometheus',
    missing: NO_PROMETHEUS,
  });
}

/** @returns {string | undefined} */
function findPrometheus() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.find((folder) => existsSync(join(folder, 'promtool')));
}

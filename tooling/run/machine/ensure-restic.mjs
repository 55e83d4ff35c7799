import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureProgram } from './ensure-program.mjs';

const NO_RESTIC =
  'restic is needed here, and there is none in PATH. Debian and Ubuntu: `apt-get install restic`; macOS: `brew install restic`.';

/** restic's path. Throws an error that says how to get it. */
export function ensureRestic() {
  return ensureProgram({
    setting: 'RESTIC_PATH',
    file: (named) => named,
    find: findRestic,
    debianPackage: 'restic',
    missing: NO_RESTIC,
  });
}

/** @returns {string | undefined} */
function findRestic() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'restic')).find((file) => existsSync(file));
}

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from '../ensure-program.mjs';

/** Debian's package has a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

const NO_POSTGRES =
  `Postgres ${OLDEST} or newer is needed here, and there is none. Debian and Ubuntu: \`apt-get install postgresql\`; ` +
  'macOS: `brew install postgresql@17`; else name the folder of its programs (`pg_config --bindir`) by POSTGRES_BIN.';

/** The folder of `initdb` and `postgres`. Throws an error that says how to get them. */
export function ensurePostgres() {
  return ensureProgram({
    setting: 'POSTGRES_BIN',
    file: (named) => join(named, 'initdb'),
    find: findPostgres,
    debianPackage: 'postgresql',
    missing: NO_POSTGRES,
  });
}

/** @returns {string | undefined} */
function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= OLDEST));
  const folders = [join(DEBIAN, String(newest), 'bin'), ...configuredFolder()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** What `pg_config` says, on other systems than Debian's. */
function configuredFolder() {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

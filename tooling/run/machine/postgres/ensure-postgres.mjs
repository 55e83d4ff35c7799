import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canAptInstall } from '../apt-install.mjs';

/** Debian's package has a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

const NO_POSTGRES =
  `Postgres ${OLDEST} or newer is needed here, and there is none. Debian and Ubuntu: \`apt-get install postgresql\`; ` +
  'macOS: `brew install postgresql@17`; else name the folder of its programs (`pg_config --bindir`) by POSTGRES_BIN.';

/**
 * Postgres's programs: those that POSTGRES_BIN names, the machine's own, or Debian's package, which is installed where that may be done.
 * Throws an error that says how to get them.
 * @returns {Promise<string>} the folder of `initdb` and `postgres`
 */
export async function ensurePostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named) {
    if (existsSync(join(named, 'initdb'))) return named;
    throw new Error(`POSTGRES_BIN names ${named}, and there is no initdb in it. Correct it, or leave it out.`);
  }
  const found = findPostgres();
  if (found) return found;
  if (canAptInstall()) await aptInstall('postgresql');
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(NO_POSTGRES);
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

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StepError } from '../process/step.mjs';
import { rowsOf, withClient } from './with-client.mjs';

/** Debian's packages have a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

/** @typedef {'pg_dump' | 'pg_restore' | 'psql'} Program */

/**
 * Postgres's own programs in a version that the server of a database can be saved with: its own, else a newer one.
 * @param {string} url
 * @param {NodeJS.ProcessEnv} [env] POSTGRES_BIN names their folder, PATH has more
 * @returns {Promise<{ serverVersion: string, programOf: (name: Program) => string }>}
 */
export async function clientPrograms(url, env = process.env) {
  const [row] = await withClient(url, (client) => rowsOf(client, 'SHOW server_version'));
  const serverVersion = String(row?.server_version);
  return { serverVersion, programOf: (name) => programFor(serverVersion, name, env) };
}

/**
 * The path of one of Postgres's own programs: of a server's version, else a newer one.
 * @param {string} serverVersion
 * @param {Program} name
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string}
 */
export function programFor(serverVersion, name, env = process.env) {
  const wanted = Number.parseInt(serverVersion, 10);
  const found = foldersOf(env)
    .map((folder) => ({ file: join(folder, name), version: versionOf(join(folder, name)) }))
    .filter(({ version }) => version !== undefined);
  const fitting = found.find(({ version }) => version === wanted) ?? found.find(({ version = 0 }) => version > wanted);
  if (fitting) return fitting.file;
  throw new StepError(refusalOf(name, wanted, found[0]?.version));
}

/** @param {NodeJS.ProcessEnv} env */
function foldersOf({ POSTGRES_BIN, PATH = '' }) {
  if (POSTGRES_BIN) return [POSTGRES_BIN];
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : [];
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...PATH.split(':')];
}

/** The major version of a program; undefined when there is none. @param {string} file */
function versionOf(file) {
  if (!existsSync(file)) return undefined;
  const text = execFileSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(text)?.[1]);
}

/** @param {Program} name @param {number} wanted @param {number | undefined} found */
function refusalOf(name, wanted, found) {
  const what = found === undefined ? `There is no ${name} here` : `${name} here is version ${found}`;
  return (
    `${what}, and the database runs on Postgres ${wanted}: its own programs of version ${wanted} or newer are needed. Debian and ` +
    `Ubuntu: \`apt-get install postgresql-client\`, or \`postgresql-client-${wanted}\` from apt.postgresql.org; macOS: ` +
    `\`brew install libpq\`. Else POSTGRES_BIN names their folder.`
  );
}

/**
 * How such a program reaches a database. Other users of the machine see arguments, but no environment.
 * @param {string} url
 */
export function connectionOf(url) {
  const { password } = new URL(url);
  const plain = Object.assign(new URL(url), { password: '' }).href;
  const env = {
    ...process.env,
    PGAPPNAME: 'soteria-tooling',
    ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
  };
  return { args: [`--dbname=${plain}`], env };
}

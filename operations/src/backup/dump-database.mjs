import { command } from '../process/command.mjs';
import { clientPrograms, connectionOf } from '../postgres/client-program.mjs';
import { SCHEMAS } from '../postgres/site-tables.mjs';

/**
 * Writes what a site stores in Postgres, as of one moment, while the site runs.
 * @param {string} url
 * @param {string} file in pg_dump's custom format
 * @returns {Promise<string>} version of the server
 */
export async function dumpDatabase(url, file) {
  const { serverVersion, programOf } = await clientPrograms(url);
  const { args, env } = connectionOf(url);
  const schemas = SCHEMAS.map((schema) => `--schema=${schema}`);
  // The archive around it is compressed. Owners and rights are those of the database that it is restored into.
  const form = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges'];
  await command(programOf('pg_dump'), [...args, ...form, ...schemas, `--file=${file}`], { env });
  return serverVersion;
}

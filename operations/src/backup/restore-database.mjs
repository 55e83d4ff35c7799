import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StepError } from '../process/step.mjs';
import { command } from '../process/command.mjs';
import { clientPrograms, connectionOf } from '../postgres/client-program.mjs';
import { refuseConnectedSite, SCHEMAS, siteTables } from '../postgres/site-tables.mjs';
import { rowsOf, withClient, withoutPassword } from '../postgres/with-client.mjs';

/**
 * Refuses what a restore must not touch: a database that a site uses, and, unless it may be replaced, one that holds a site.
 * @param {string} url
 * @param {boolean} replace
 * @returns {Promise<{ isFilled: boolean }>}
 */
export function checkDatabase(url, replace) {
  return withClient(url, async (client) => {
    await refuseConnectedSite(client, url);
    const [first] = await siteTables(client);
    if (first && !replace) {
      throw new StepError(
        `${withoutPassword(url)} holds a site already (table ${first}). Restore with --replace (what is there is saved beside ` +
          'DATA_DIR first), or name an empty database by DATABASE_URL.',
      );
    }
    return { isFilled: first !== undefined };
  });
}

/**
 * Replaces a site's tables by those of a dump, in one transaction: a restore that fails or is killed changes nothing.
 * @param {string} url
 * @param {string} dump
 */
export async function restoreDatabase(url, dump) {
  const { programOf } = await clientPrograms(url);
  const list = `${dump}.list`;
  await writeFile(list, await withClient(url, (client) => wantedEntries(client, programOf('pg_restore'), dump)));
  const restoring = ['--no-owner', '--no-privileges', `--use-list=${list}`, '--file=-', dump];
  const script = spawn(programOf('pg_restore'), restoring, { stdio: ['ignore', 'pipe', 'pipe'] });
  const { args, env } = connectionOf(url);
  const psql = spawn(programOf('psql'), [...args, '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = Promise.all([script, psql].map(async (child) => (await once(child, 'exit'))[0]));
  const told = Promise.all([text(script.stderr), toldBy(psql)]);
  const feeding = feed(psql.stdin, script, ended).catch(() => psql.stdin.destroy());
  const [, codes, [fault, { errors, isRestored }]] = await Promise.all([feeding, ended, told]);
  if (isRestored && codes.every((code) => code === 0)) return;
  throw new StepError(`The database cannot be restored, and is as it was.\n${`${fault}${errors}`.trim()}`);
}

/** What psql prints after the last statement of the script. */
const RESTORED = 'soteria: restored';

/**
 * @typedef {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} Script
 * @typedef {import('node:child_process').ChildProcessByStdio<import('node:stream').Writable, null, import('node:stream').Readable>} Psql
 */

/**
 * Without COMMIT, psql undoes everything, also when this process is killed: so it is sent when everything else is done.
 * @param {Psql} psql
 */
async function toldBy({ stdin, stderr }) {
  let errors = '';
  let isRestored = false;
  for await (const chunk of stderr) {
    errors += String(chunk);
    if (isRestored || !errors.includes(RESTORED)) continue;
    isRestored = true;
    stdin.end('COMMIT;\n');
  }
  return { errors, isRestored };
}

/**
 * @param {Psql['stdin']} psql
 * @param {Script} script
 * @param {Promise<unknown[]>} ended
 */
async function feed(psql, script, ended) {
  psql.write(`BEGIN; SET LOCAL lock_timeout = '10s'; SET client_min_messages = warning;\n${DROP}\n`);
  await pipeline(script.stdout, psql, { end: false });
  const code = script.exitCode ?? (await Promise.race([once(script, 'exit').then(([own]) => own), ended]));
  if (code === 0) psql.write(`\n\\warn '${RESTORED}'\n`);
  else psql.destroy();
}

/**
 * The entries of a dump but the schemas that the database has: whoever may use them need not be allowed to make them.
 * @param {import('pg').Client} client
 * @param {string} program
 * @param {string} dump
 */
async function wantedEntries(client, program, dump) {
  const rows = await rowsOf(client, 'SELECT nspname AS name FROM pg_namespace WHERE nspname = ANY ($1)', [SCHEMAS]);
  const present = rows.map(({ name }) => name).join('|');
  const lines = (await command(program, ['--list', dump])).split('\n');
  const isThere = new RegExp(`^\\d+; \\d+ \\d+ (SCHEMA - (${present})|COMMENT - SCHEMA .*) `);
  return lines.filter((line) => !isThere.test(line)).join('\n');
}

/**
 * Deletes a site's tables, with all that they hold, from a database.
 * @param {string} url
 */
export async function dropSite(url) {
  await withClient(url, (client) => rowsOf(client, DROP));
}

const NAMES = SCHEMAS.map((schema) => `'${schema}'`).join(', ');

/** Drops what a site has; extensions stay. */
const DROP = `
DO $drop$
DECLARE one text;
BEGIN
  FOR one IN
    SELECT format('DROP %s IF EXISTS %I.%I CASCADE',
      CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, nspname, relname)
    FROM pg_class AS object JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname IN (${NAMES}) AND relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = object.oid AND deptype IN ('e', 'i'))
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', object.oid::regprocedure)
    FROM pg_proc AS object JOIN pg_namespace ON pg_namespace.oid = pronamespace
    WHERE nspname IN (${NAMES}) AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = object.oid AND deptype = 'e')
  LOOP
    EXECUTE one;
  END LOOP;
END
$drop$;`;

import { setTimeout as sleep } from 'node:timers/promises';
import { StepError } from '../process/step.mjs';
import { refuseConnectedSite, siteTables } from '../postgres/site-tables.mjs';
import { rowsOf, withoutPassword } from '../postgres/with-client.mjs';
import { readProgress } from './progress-table.mjs';

const OLDEST = 15;
/** Milliseconds in which the programs of a move that was killed end by themselves. */
const ENDING_MS = { usually: 3_000, cms: 15_000 };
/** Names the lock among those of other programs: "move" in ASCII. */
const LOCK = 0x6d_6f_76_65;

/**
 * Refuses a database that a site cannot be moved to. Nothing is changed. The connection has a lock then: one move at a time.
 * @param {import('pg').Client} client
 * @param {string} url
 * @param {{ withContent: boolean }} options whether the CMS's tables are to be copied
 */
export async function checkTarget(client, url, { withContent }) {
  const name = withoutPassword(url);
  await checkServer(client, name);
  const progress = await readProgress(client);
  await refuseSite(client, url, progress?.get('content')?.hash === '' ? ENDING_MS.cms : ENDING_MS.usually);
  const [{ locked } = {}] = await rowsOf(client, 'SELECT pg_try_advisory_lock($1) AS locked', [LOCK]);
  if (locked !== 't') throw new StepError(`Another move to ${name} is under way. Wait for its end.`);
  if (progress !== null || !withContent) return;
  const [table] = (await siteTables(client)).filter((one) => one.startsWith('public.'));
  if (table)
    throw new StepError(
      `${name} holds another site, or something else (table ${table}). Name an empty database (\`createdb\`).`,
    );
}

/**
 * @param {import('pg').Client} client
 * @param {string} url
 * @param {number} patienceMs
 */
async function refuseSite(client, url, patienceMs) {
  const end = performance.now() + patienceMs;
  for (;;) {
    const refusal = await refuseConnectedSite(client, url).then(
      () => null,
      (error) => error,
    );
    if (refusal === null) return;
    if (performance.now() > end) throw refusal;
    await sleep(200);
  }
}

/**
 * @param {import('pg').Client} client
 * @param {string} name
 */
async function checkServer(client, name) {
  const [row = {}] = await rowsOf(
    client,
    `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding, current_user AS "user",
       current_database() AS database, has_database_privilege(current_database(), 'CREATE') AS schemas,
       has_schema_privilege('public', 'CREATE') AS tables, to_regnamespace('edge') AS edge`,
  );
  const { version, encoding, user, database, schemas, tables, edge } = row;
  if (Number.parseInt(String(version), 10) < OLDEST)
    throw new StepError(`${name} runs on Postgres ${version}; ${OLDEST} or newer is needed.`);
  if (encoding !== 'UTF8')
    throw new StepError(
      `${name} stores texts as ${encoding}. Make it with \`createdb --encoding=UTF8 --template=template0\`.`,
    );
  if (tables === 't' && (schemas === 't' || edge !== null)) return;
  throw new StepError(
    `The user ${user} may not make what a site needs in ${name}. Let a superuser run, in that database: ` +
      `CREATE SCHEMA IF NOT EXISTS edge AUTHORIZATION "${user}"; GRANT CREATE ON SCHEMA public TO "${user}"; -- or: ` +
      `ALTER DATABASE "${database}" OWNER TO "${user}";`,
  );
}

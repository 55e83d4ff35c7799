import { StepError } from '../process/step.mjs';
import { rowsOf, withoutPassword } from './with-client.mjs';

/** Schemas of a site: the edges' and the CMS's. */
export const SCHEMAS = ['edge', 'public'];

/** What edges and CMS call themselves (database/src/connection-settings.ts, cms/config/database.ts). */
const SITE_PROGRAMS = ['soteria-edge', 'soteria-cms'];

/**
 * The tables of a site; those of extensions are none.
 * @param {import('pg').Client} client
 * @returns {Promise<string[]>} `edge.teams`, `public.events`, …
 */
export async function siteTables(client) {
  const rows = await rowsOf(
    client,
    `SELECT nspname || '.' || relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = ANY ($1) AND relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
     ORDER BY 1`,
    [SCHEMAS],
  );
  return rows.map(({ name }) => String(name));
}

/**
 * Throws while edges or a CMS are connected to a database: they would go on with what they had read.
 * @param {import('pg').Client} client
 * @param {string} url
 */
export async function refuseConnectedSite(client, url) {
  const [program] = await rowsOf(
    client,
    `SELECT application_name AS name, coalesce(host(client_addr), 'the same machine') AS address FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = ANY ($1) LIMIT 1`,
    [SITE_PROGRAMS],
  );
  if (!program) return;
  throw new StepError(
    `A site runs on ${withoutPassword(url)}: its ${program.name} is connected from ${program.address}. Stop it on every machine first.`,
  );
}

import { StepError } from '../process/step.mjs';
import { siteTables } from '../postgres/site-tables.mjs';
import { rowsOf } from '../postgres/with-client.mjs';
import { copyTable, RUN_ONCE, targetColumns } from './copy-table.mjs';
import { hashOfTarget, sumOf } from './table-hash.mjs';

/** @typedef {import('./table-hash.mjs').ComparedPart} ComparedPart */

/** What Strapi notes of its own tables: each database has its own. */
const OF_THE_ENGINE = ['strapi_migrations', 'strapi_migrations_internal', 'strapi_database_schema'];

/**
 * Replaces everything in the tables that the CMS made in Postgres by what its SQLite file has. Needs a transaction.
 * @param {import('pg').Client} client
 * @param {import('better-sqlite3').Database} source
 * @returns {Promise<ComparedPart[]>} by table
 */
export async function copyContent(client, source) {
  const names = sourceTables(source);
  const there = await contentTables(client);
  await compareVersions(
    client,
    source,
    names.filter((name) => !there.includes(name) && !isEmpty(source, name)),
  );
  await client.query(`SET LOCAL lock_timeout = '10s'`);
  await client.query(`TRUNCATE ${there.map(inPublic).join(', ')}`);
  const references = await referencesOf(client);
  // Tables refer to each other, and to themselves: what counts is that all of it fits in the end.
  for (const { table, name } of references)
    await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT "${name}" DEFERRABLE INITIALLY DEFERRED`);
  const parts = [];
  for (const name of names.filter((one) => there.includes(one)))
    parts.push(await copyTable({ client, source, name, table: inPublic(name) }));
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const { table, name } of references)
    await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT "${name}" NOT DEFERRABLE`);
  return parts;
}

/** The hash of all content that is in Postgres. Needs a transaction. @param {import('pg').Client} client */
export async function contentHash(client) {
  const sides = [];
  for (const name of await contentTables(client))
    sides.push(await hashOfTarget(client, inPublic(name), await targetColumns(client, inPublic(name))));
  return sumOf(sides).hash;
}

/** @param {string} name */
const inPublic = (name) => `public.${name}`;

/** @param {import('pg').Client} client */
async function contentTables(client) {
  const tables = (await siteTables(client)).filter((table) => table.startsWith('public.'));
  return tables.map((table) => table.slice('public.'.length)).filter((name) => !OF_THE_ENGINE.includes(name));
}

/** @param {import('better-sqlite3').Database} source */
function sourceTables(source) {
  const names = source.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`).pluck().all();
  return names.map(String).filter((name) => !name.startsWith('sqlite_') && !OF_THE_ENGINE.includes(name));
}

/**
 * @param {import('better-sqlite3').Database} source
 * @param {string} name
 */
function isEmpty(source, name) {
  return source.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get() === undefined;
}

/**
 * Throws when the CMS that wrote the source is not of the version that made the target's tables.
 * @param {import('pg').Client} client
 * @param {import('better-sqlite3').Database} source
 * @param {readonly string[]} unknown tables of the source that the target lacks
 */
async function compareVersions(client, source, unknown) {
  if (unknown.length > 0)
    throw new StepError(`The content has a table ${unknown[0]}, which this version does not know. ${RUN_ONCE}`);
  const done = source.prepare('SELECT name FROM strapi_migrations_internal').pluck().all().map(String);
  const wanted = await rowsOf(client, 'SELECT name FROM public.strapi_migrations_internal');
  const missing = wanted.find(({ name }) => !done.includes(String(name)));
  if (missing) throw new StepError(`The content is of an earlier version (${missing.name} is not done). ${RUN_ONCE}`);
}

/** @param {import('pg').Client} client */
async function referencesOf(client) {
  const rows = await rowsOf(
    client,
    `SELECT conrelid::regclass AS table, conname AS name FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT condeferrable`,
  );
  return rows.map(({ table, name }) => ({ table: String(table), name: String(name) }));
}

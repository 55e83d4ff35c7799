import { StepError } from '../process/step.mjs';
import { rowsOf } from '../postgres/with-client.mjs';
import { plainOfSource, toPostgres } from './column-values.mjs';
import { hashOfTarget, TableHash } from './table-hash.mjs';

/** @typedef {import('./column-values.mjs').Column} Column */

/** Rows of one statement. */
const AT_A_TIME = 500;

/**
 * @typedef {object} TableCopy
 * @property {import('pg').Client} client in a transaction
 * @property {import('better-sqlite3').Database} source
 * @property {string} name of the table in SQLite
 * @property {string} table in Postgres, with its schema; it is empty
 */

/**
 * Copies a table, and compares what Postgres has then. `receivedAt` is `received_at` there.
 * @param {TableCopy} copy
 * @returns {Promise<import('./table-hash.mjs').ComparedPart>}
 */
export async function copyTable({ client, source, name, table }) {
  const columns = await columnsOf({ client, source, name, table });
  const [hash, insert] = [new TableHash(), insertInto(client, table, columns)];
  /** @type {Record<string, unknown>[]} */
  const batch = [];
  for (const row of rowsIn(source, name)) {
    const values = columns.map((column) => valueOf(row, column, name));
    hash.add(columns.map((column, index) => plainOfSource(values[index], column)));
    batch.push(Object.fromEntries(columns.map((column, index) => [column.name, values[index]])));
    if (batch.length === AT_A_TIME) await insert(batch.splice(0));
  }
  if (batch.length > 0) await insert(batch);
  await setSequences({ client, source, name, table });
  return { part: name, source: hash.side(), target: await hashOfTarget(client, table, columns) };
}

/** @typedef {Column & { sourceName: string }} CopiedColumn */

/**
 * The columns that a table has in SQLite. Postgres must have all of them.
 * @param {TableCopy} copy
 * @returns {Promise<CopiedColumn[]>}
 */
async function columnsOf({ client, source, name, table }) {
  const there = await targetColumns(client, table);
  const names = source.pragma(`table_info(${quoted(name)})`);
  return /** @type {{ name: string }[]} */ (names).map((column) => {
    const found = there.find((one) => one.name === snakeCase(column.name));
    if (found) return { ...found, sourceName: column.name };
    throw new StepError(`The table ${name} has a column ${column.name}, which this version does not know. ${RUN_ONCE}`);
  });
}

/** What to do about a content database of another version. */
export const RUN_ONCE =
  'Start the site once with this version as it is, so that its tables are of this version, and move it then.';

/**
 * @param {import('pg').Client} client
 * @param {string} table
 * @returns {Promise<Column[]>}
 */
export async function targetColumns(client, table) {
  const rows = await rowsOf(
    client,
    `SELECT column_name AS name, data_type AS type, character_maximum_length AS most FROM information_schema.columns
     WHERE (table_schema || '.' || table_name)::text = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name, type, most }) => ({
    name: String(name),
    type: String(type),
    most: most == null ? null : Number(most),
  }));
}

/**
 * @param {import('better-sqlite3').Database} source
 * @param {string} name
 */
function rowsIn(source, name) {
  const rows = source.prepare(`SELECT * FROM ${quoted(name)}`).iterate();
  return /** @type {Iterable<Record<string, import('./column-values.mjs').SqliteValue>>} */ (rows);
}

/**
 * @param {Record<string, import('./column-values.mjs').SqliteValue>} row
 * @param {CopiedColumn} column
 * @param {string} name of the table
 */
function valueOf(row, column, name) {
  try {
    return toPostgres(row[column.sourceName] ?? null, column);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StepError(
      `${column.sourceName} in row ${row.id} of the table ${name} cannot go to Postgres: ${why}. Correct it in the CMS's panel, and run ` +
        'this again.',
    );
  }
}

/**
 * @param {import('pg').Client} client
 * @param {string} table
 * @param {readonly Column[]} columns
 */
function insertInto(client, table, columns) {
  const names = columns.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  const text = `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1::json)`;
  return (/** @type {readonly Record<string, unknown>[]} */ rows) => client.query(text, [JSON.stringify(rows)]);
}

/**
 * Numbers that were given once are not given again: they are in addresses.
 * @param {TableCopy} copy
 */
async function setSequences({ client, source, name, table }) {
  const [sequence] = await rowsOf(
    client,
    `SELECT pg_get_serial_sequence($1, column_name) AS name FROM information_schema.columns
     WHERE (table_schema || '.' || table_name)::text = $1 AND column_name = 'id' AND column_default LIKE 'nextval%'`,
    [table],
  );
  if (!sequence?.name) return;
  const last = source
    .prepare(`SELECT coalesce(max(id), 0) FROM ${quoted(name)}`)
    .pluck()
    .get();
  const given = hasSequences(source)
    ? source.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck().get(name)
    : 0;
  const number = Math.max(Number(last), Number(given ?? 0));
  await client.query('SELECT setval($1, $2, $3)', [sequence.name, Math.max(number, 1), number > 0]);
}

/** @param {import('better-sqlite3').Database} source */
function hasSequences(source) {
  return source.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'`).get() !== undefined;
}

/** @param {string} name */
function snakeCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** An identifier of SQLite. @param {string} name */
function quoted(name) {
  return `"${name.replaceAll('"', '""')}"`;
}

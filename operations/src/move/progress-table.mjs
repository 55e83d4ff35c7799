import { rowsOf } from '../postgres/with-client.mjs';

/** Parts of a site that this command copies itself, each in one transaction. */
/** @typedef {'content' | 'forms'} Part */

/**
 * What an earlier move has copied: whose hash differs since was changed by a site that runs on it.
 * @typedef {object} Copied
 * @property {string} hash of the part; '' while it may be thrown away
 * @property {string} program hash of the CMS's sources that made the tables
 */

/**
 * Null when there was no earlier move.
 * @param {import('pg').Client} client
 * @returns {Promise<Map<string, Copied> | null>}
 */
export async function readProgress(client) {
  const [table] = await rowsOf(client, `SELECT to_regclass('edge.move') AS name`);
  if (!table?.name) return null;
  const rows = await rowsOf(client, 'SELECT part, hash, program FROM edge.move');
  return new Map(
    rows.map(({ part, hash, program }) => [String(part), { hash: String(hash), program: String(program) }]),
  );
}

/** @param {import('pg').Client} client */
export async function beginProgress(client) {
  await client.query(
    'CREATE TABLE IF NOT EXISTS edge.move (part text PRIMARY KEY, hash text NOT NULL, program text NOT NULL)',
  );
}

/**
 * @param {import('pg').Client} client
 * @param {Part} part
 * @param {Copied} copied
 */
export async function writeProgress(client, part, { hash, program }) {
  const text = `INSERT INTO edge.move (part, hash, program) VALUES ($1, $2, $3)
    ON CONFLICT (part) DO UPDATE SET hash = excluded.hash, program = excluded.program`;
  await client.query(text, [part, hash, program]);
}

import { createHash } from 'node:crypto';
import { plainOfTarget } from './column-values.mjs';

/** @typedef {import('./column-values.mjs').Column} Column */
/** @typedef {{ count: number, hash: string }} Side one side of a comparison: how many there are, and a hash over all */
/** @typedef {{ part: string, source: Side, target: Side }} ComparedPart */

/** Rows of a table in any order. */
export class TableHash {
  /** @type {string[]} */
  #rows = [];

  /** @param {readonly import('./column-values.mjs').Value[]} row */
  add(row) {
    this.#rows.push(sha256(JSON.stringify(row)));
  }

  /** @returns {Side} */
  side() {
    return { count: this.#rows.length, hash: sha256(this.#rows.toSorted().join()) };
  }
}

/** The hash of several tables. @param {readonly Side[]} sides @returns {Side} */
export function sumOf(sides) {
  return {
    count: sides.reduce((sum, { count }) => sum + count, 0),
    hash: sha256(sides.map(({ count, hash }) => `${count} ${hash}`).join()),
  };
}

/** @param {string} text */
function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** Rows that are held in memory at a time. */
const AT_A_TIME = 2_000;

/**
 * The rows that a table has in Postgres. Needs a transaction.
 * @param {import('pg').Client} client
 * @param {string} table
 * @param {readonly Column[]} columns
 */
export async function hashOfTarget(client, table, columns) {
  const hash = new TableHash();
  const names = columns.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  await client.query(`DECLARE compared NO SCROLL CURSOR FOR SELECT ${names} FROM ${table}`);
  for (;;) {
    const { rows } = await client.query({ text: `FETCH ${AT_A_TIME} FROM compared`, rowMode: 'array' });
    for (const row of rows) hash.add(columns.map((column, index) => plainOfTarget(row[index], column)));
    if (rows.length < AT_A_TIME) break;
  }
  await client.query('CLOSE compared');
  return hash.side();
}

import { Client } from 'pg';
import { connectionSettings } from '../connection-settings.ts';
import { awayOr } from '../database-away.ts';
import { refusalOf } from './refusal.ts';
import { MIGRATIONS } from './list.ts';
import type { Migration } from './migration.ts';
import { pendingOf } from './pending.ts';

/** Names the lock among those of other programs on the same database: "edge" in ASCII. */
const LOCK = 0x65_64_67_65;
/** Milliseconds that an edge waits for another one that migrates. */
const LOCK_MS = 600_000;

/**
 * Brings the schema `edge` to this program's version. Any number of edges may start at once: one migrates, the others wait. Each
 * step is stored whole or not at all, and none is ever taken back.
 * Throws {@link DatabaseAway}, and {@link DatabaseRefused} where the database cannot be used as it is.
 */
export async function migrateDatabase(url: string, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const client = new Client({ ...connectionSettings(url), lock_timeout: LOCK_MS });
  // What breaks is told by the statement under way.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Ends with the connection: an edge that dies holds no other one up.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await ensureSchema(client);
    const { rows } = await client.query('SELECT number, name FROM edge.migrations ORDER BY number');
    for (const { number, name, sql } of pendingOf(rows, migrations)) await runStep(client, { number, name, sql });
  } catch (error) {
    throw refusalOf(awayOr(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asked first: who may use the schema need not be allowed to make one. */
async function ensureSchema(client: Client): Promise<void> {
  const { rows } = await client.query(`SELECT FROM pg_namespace WHERE nspname = 'edge'`);
  if (rows.length === 0) await client.query('CREATE SCHEMA edge');
  await client.query(`
    CREATE TABLE IF NOT EXISTS edge.migrations (
      number integer PRIMARY KEY,
      name text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`);
}

async function runStep(client: Client, { number, name, sql }: Migration & { readonly number: number }): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO edge.migrations (number, name) VALUES ($1, $2)', [number, name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

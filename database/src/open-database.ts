import { Pool, type PoolClient } from 'pg';
import { impatientSettings } from './connection-settings.ts';
import type { Answer, Database, DatabaseOptions, Queries } from './database.ts';
import { awayOr, DatabaseAway } from './database-away.ts';
import { createListener } from './listening/listener.ts';

/** With the listener's, three connections an edge. */
const POOLED_CONNECTIONS = 2;
const IDLE_MS = 30_000;

/** The shared database. Nothing connects before it is needed, so this neither waits nor fails. */
export function openDatabase({ url, log }: DatabaseOptions): Database {
  const pool = new Pool({ ...impatientSettings(url), max: POOLED_CONNECTIONS, idleTimeoutMillis: IDLE_MS });
  // A connection that breaks while it is idle; the pool replaces it.
  pool.on('error', (err) => log.warn({ err }, 'a connection to the database was lost'));
  const listener = createListener({ url, log });

  return {
    query: (text, values) => onConnection(pool, (client) => storing(answerOf(client, text, values))),
    transaction: (work) => onConnection(pool, (client) => inTransaction(client, work)),
    listen: listener.listen,
    lease: listener.lease,
    async close() {
      await Promise.all([listener.close(), pool.end()]);
    },
  };
}

/** Lends a connection to `work`; one that failed in any way but by a statement's fault is not used again. */
async function onConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(throwAway);
  let lost: Error | undefined;
  // Without a listener, a connection that breaks between two statements would end the process.
  const onError = (error: Error) => (lost = error);
  client.on('error', onError);
  try {
    return await work(client);
  } catch (error) {
    const thrown = awayOr(error);
    if (thrown instanceof DatabaseAway) lost = thrown;
    throw thrown;
  } finally {
    client.off('error', onError);
    client.release(lost);
  }
}

function throwAway(error: unknown): never {
  throw awayOr(error);
}

/** A statement that stores a change as soon as the server has it. */
function storing<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => Promise.reject(awayOr(error, true)));
}

async function answerOf(client: PoolClient, text: string, values?: readonly unknown[]): Promise<Answer> {
  const { rows, rowCount } = await client.query<Record<string, unknown>>(text, values ? [...values] : undefined);
  return { rows, count: rowCount ?? 0 };
}

async function inTransaction<T>(client: PoolClient, work: (transaction: Queries) => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  let result: T;
  try {
    result = await work({ query: (text, values) => answerOf(client, text, values) });
  } catch (error) {
    // On a lost connection the server undoes it by itself.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  await storing(client.query('COMMIT'));
  return result;
}

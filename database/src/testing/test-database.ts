import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrateDatabase } from '../migrations/migrate.ts';
import type { Migration } from '../migrations/migration.ts';

/** The cluster of this run of Jest, see tooling/jest/start-postgres.mjs. */
function clusterUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url === undefined)
    throw new Error('No Postgres was started for the tests: take the preset tooling/jest/postgres.');
  return url;
}

/**
 * An empty database of a name of its own in the run's cluster, which goes with the cluster.
 * @returns its URL
 */
export async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOperator(clusterUrl(), `CREATE DATABASE ${name}`);
  return Object.assign(new URL(clusterUrl()), { pathname: `/${name}` }).href;
}

/** The same with the schema of this program. @param migrations those of an earlier program */
export async function testDatabase(migrations?: readonly Migration[]): Promise<string> {
  const url = await emptyDatabase();
  await migrateDatabase(url, migrations);
  return url;
}

/** Runs one statement past everything that is tested, as an operator with `psql` would. */
export async function asOperator(url: string, text: string, values: unknown[] = []): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

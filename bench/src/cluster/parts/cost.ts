import type { Queries } from 'database';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { atMost, type Figure } from '../../../../tooling/run/trials/parts/bounds.mjs';
import type { Cluster } from '../../../../tooling/run/cluster/cluster.mjs';
import { step } from '../../../../operations/src/process/step.mjs';
import { residentMemory } from '../../server/resident-memory.mjs';
import type { Part } from '../asked.ts';
import { type EdgeAtRest, openEdgeAtRest } from '../edge-at-rest.ts';
import { withDatabase } from '../forms-state.ts';

const MOST_CONNECTIONS = 3;
const MOST_QUERIES = 2;
/** Edges together; beyond the real ones they are this process's. */
const COUNTS = [10, 25, 50, 100];
/** A start's own queries are over, and idle connections of it are closed after 30 s. */
const SETTLE_MS = 35_000;

const DatabaseLoad = v.tuple([v.object({ connections: v.number(), queries: v.number(), transactions: v.number() })]);
type DatabaseLoad = v.InferOutput<typeof DatabaseLoad>[0];

/** The edges' own database: every statement that they sent, and who is connected to it. */
const SAMPLE = `
  SELECT
    (SELECT count(*) FROM pg_stat_activity WHERE datname = 'edge') AS connections,
    (SELECT coalesce(sum(calls), 0)::bigint FROM pg_stat_statements(false) AS statement
      WHERE statement.dbid = database.datid) AS queries,
    database.xact_commit + database.xact_rollback AS transactions
  FROM pg_stat_database AS database WHERE datname = 'edge'`;

/** What edges ask of Postgres while nobody visits the site. */
export const cost: Part = async (cluster, { seconds, edges }) =>
  withDatabase(cluster.postgres.url, async (database) => {
    await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    const figures: Figure[] = [];
    const measure = async (count: number, kind: string) =>
      figures.push(
        ...(await step(`Measuring ${count} edges at rest`, () => atRest(database, { count, kind, seconds }))),
      );
    const others = cluster.edges.slice(1, edges).map((edge) => cluster.service(edge));
    for (const other of others) await other.stop();
    await measure(1, 'real');
    for (const [index, other] of others.entries()) {
      await other.restart();
      await cluster.untilAlive(cluster.edge(index + 1));
    }
    await measure(edges, 'real');
    figures.push(...(await memoryOf(cluster)));
    const simulated: EdgeAtRest[] = [];
    try {
      for (const count of COUNTS) {
        while (simulated.length < count - edges) simulated.push(await openEdgeAtRest(cluster, simulated.length));
        await measure(count, `${edges} real`);
      }
    } finally {
      await Promise.all(simulated.map((edge) => edge.stop()));
    }
    return figures;
  });

async function atRest(
  database: Queries,
  { count, kind, seconds }: { readonly count: number; readonly kind: string; readonly seconds: number },
): Promise<Figure[]> {
  await pause(SETTLE_MS);
  const before = await sample(database);
  const begun = performance.now();
  await pause(seconds * 1_000);
  const after = await sample(database);
  const each = (of: (one: DatabaseLoad) => number) =>
    Number(((of(after) - of(before)) / ((performance.now() - begun) / 1_000) / count).toFixed(2));
  const connections = Math.max(before.connections, after.connections);
  const name = `${count} edges (${kind})`;
  return [
    { figure: `${name}: connections together`, measured: connections },
    atMost(`${name}: connections each`, Number((connections / count).toFixed(2)), MOST_CONNECTIONS),
    { figure: `${name}: transactions a second each`, measured: each(({ transactions }) => transactions) },
    atMost(
      `${name}: queries a second each`,
      each(({ queries }) => queries),
      MOST_QUERIES,
    ),
  ];
}

/** Of each process while nobody visits the site. */
async function memoryOf({ services }: Cluster): Promise<Figure[]> {
  const figures = [];
  for (const [name, { child }] of services) {
    const megabytes = (await residentMemory(child.pid ?? 0)) / 1_000_000;
    figures.push({ figure: `memory of ${name} at rest (MB)`, measured: Math.round(megabytes) });
  }
  return figures;
}

async function sample(database: Queries): Promise<DatabaseLoad> {
  const { rows } = await database.query(SAMPLE);
  return v.parse(DatabaseLoad, rows)[0];
}

import Database from 'better-sqlite3';
import { openDatabase, type Queries } from 'database';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Cluster } from '../../../tooling/run/cluster/cluster.mjs';
import { keyOfMail } from '../storm/count-deliveries.mjs';

const Keys = v.array(v.object({ key: v.nullable(v.string()) }));
const Counts = v.tuple([v.object({ count: v.number() })]);
const Marks = v.array(v.object({ key: v.string(), reason: v.string() }));

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs `use` with a connection to one of the cluster's databases. */
export async function withDatabase<T>(url: string, use: (database: Queries) => Promise<T>): Promise<T> {
  const database = openDatabase({ url, log: SILENT });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** How often each form arrived, by its key: in the CMS's database, and as a message in an edge's outbox. */
export async function arrivedForms({ settings, edges }: Cluster): Promise<Map<string, number>> {
  const rows = await withDatabase(settings.databases.cms, async (cms) => [
    ...v.parse(Keys, (await cms.query('SELECT submission_key AS key FROM members')).rows),
    ...v.parse(Keys, (await cms.query('SELECT submission_key AS key FROM prayer_requests')).rows),
  ]);
  const mails = edges
    .flatMap(({ dataDir }) => filesOf(join(dataDir, 'outbox')))
    .filter((file) => file.endsWith('.eml'));
  const counts = new Map<string, number>();
  for (const key of [...rows.map((row) => row.key), ...mails.map(keyOfMail)]) {
    const name = key ?? 'an entry without a key';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** How many forms have not been delivered: in the shared database, and on the disks of edges. */
export async function undeliveredForms({ settings, edges }: Cluster): Promise<number> {
  const [{ count }] = await withDatabase(settings.databases.edge, async (database) => {
    const { rows } = await database.query(`SELECT count(*) FROM edge.submissions WHERE state <> 'delivered'`);
    return v.parse(Counts, rows);
  });
  return edges.reduce((sum, { dataDir }) => sum + waitingIn(join(dataDir, 'submissions.sqlite')), count);
}

/** The messages that are stored as double perhaps: their keys, each with the reason. */
export async function doubleForms({ settings }: Cluster): Promise<Map<string, string>> {
  const { rows } = await withDatabase(settings.databases.edge, (database) =>
    database.query(`SELECT key, reason FROM edge.submissions WHERE state = 'delivered' AND reason IS NOT NULL`),
  );
  return new Map(v.parse(Marks, rows).map(({ key, reason }) => [key, reason]));
}

function filesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function waitingIn(file: string): number {
  if (!existsSync(file)) return 0;
  const database = new Database(file, { readonly: true });
  const count = database.prepare(`SELECT count(*) FROM submissions WHERE answers IS NOT NULL`).pluck().get();
  database.close();
  return v.parse(v.number(), count);
}

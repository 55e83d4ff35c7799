import type { Database, Queries } from 'database';
import * as v from 'valibot';
import { AuditEntry, type AuditLog } from '../audit/audit-log.ts';

const Rows = v.array(v.object({ entry: AuditEntry }));
const LastSerial = v.tuple([v.object({ serial: v.number() })]);

/** The audit log as rows. */
export function postgresAuditLog(database: Database): AuditLog {
  return {
    append: (entry) => appendEntry(database, entry),
    async entries() {
      const { rows } = await database.query('SELECT entry FROM edge.audit ORDER BY id');
      return v.parse(Rows, rows).map(({ entry }) => entry);
    },
  };
}

/** @param queries a transaction, where an entry belongs to a change */
export async function appendEntry(queries: Queries, entry: AuditEntry): Promise<void> {
  await queries.query('INSERT INTO edge.audit (entry) VALUES ($1)', [JSON.stringify(v.parse(AuditEntry, entry))]);
}

/** Number of the last release table that the log knows of; 0 before the first. */
export async function lastSerialIn(database: Database): Promise<number> {
  const text = `SELECT coalesce(max((entry->>'serial')::int), 0) AS serial FROM edge.audit WHERE entry ? 'serial'`;
  const [{ serial }] = v.parse(LastSerial, (await database.query(text)).rows);
  return serial;
}

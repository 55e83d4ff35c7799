import type { Queries } from 'database';
import * as v from 'valibot';
import { AuditEntry, type AuditLog, pageOf } from '../audit/audit-log.ts';

/** Each has an index of its own, see database/src/migrations/growth.ts. */
export const STATEMENTS = {
  page: 'SELECT id AS place, entry FROM edge.audit WHERE id < $1 ORDER BY id DESC LIMIT $2',
  // A range of its index: by an equality, the planner may read all that came after a section fell silent.
  pageOfSection: `SELECT id AS place, entry FROM edge.audit
    WHERE (entry->>'section', id) >= ($3, 0) AND (entry->>'section', id) < ($3, $1)
    ORDER BY entry->>'section' DESC, id DESC LIMIT $2`,
  published: `SELECT FROM edge.audit WHERE entry->>'section' = $1 AND entry->>'version' = $2
    AND entry->>'action' = 'publish' AND entry->>'outcome' = 'done' LIMIT 1`,
  lastSerial: `SELECT (entry->>'serial')::int AS serial FROM edge.audit WHERE entry ? 'serial'
    ORDER BY (entry->>'serial')::int DESC LIMIT 1`,
};

const Rows = v.array(v.object({ place: v.number(), entry: AuditEntry }));
const LastSerial = v.array(v.object({ serial: v.number() }));

/** The audit log as rows. */
export function postgresAuditLog(database: Queries): AuditLog {
  return {
    append: (entry) => appendEntry(database, entry),
    async page({ limit, section, before = Number.MAX_SAFE_INTEGER }) {
      const values = [before, limit + 1];
      const { rows } = await (section === undefined
        ? database.query(STATEMENTS.page, values)
        : database.query(STATEMENTS.pageOfSection, [...values, section]));
      return pageOf(v.parse(Rows, rows), limit);
    },
    async wasPublished({ section, version }) {
      return (await database.query(STATEMENTS.published, [section, version])).count > 0;
    },
    async lastSerial() {
      const { rows } = await database.query(STATEMENTS.lastSerial);
      return v.parse(LastSerial, rows)[0]?.serial ?? 0;
    },
  };
}

/** @param queries a transaction, where an entry belongs to a change */
export async function appendEntry(queries: Queries, entry: AuditEntry): Promise<void> {
  await queries.query('INSERT INTO edge.audit (entry) VALUES ($1)', [JSON.stringify(v.parse(AuditEntry, entry))]);
}

import type { Queries } from 'database';
import * as v from 'valibot';
import { FormWithAnswers, PendingForm, type StaffDesk } from '../form-store.ts';
import type { TellEdges } from './edge-news.ts';
import { type Clock, COLUMNS, NOW } from './sql.ts';

const PENDING = `state IN ('waiting', 'delivering', 'refused', 'held')`;
const AT_REST = `state IN ('waiting', 'refused', 'held')`;

export const LIST = `SELECT ${COLUMNS} FROM edge.submissions form WHERE ${PENDING} ORDER BY received_at LIMIT 500`;
const READ = `SELECT ${COLUMNS} FROM edge.submissions form WHERE ${PENDING} AND id = $1`;
const RELEASE = `
  UPDATE edge.submissions SET due_at = ${NOW}, since = CASE state WHEN 'waiting' THEN since ELSE ${NOW} END,
    state = 'waiting', acknowledged = true WHERE id = $2 AND ${AT_REST}`;
const REMOVE = `UPDATE edge.submissions SET state = 'removed', answers = NULL, since = ${NOW} WHERE id = $2 AND ${AT_REST}`;
export const OVERDUE = `
  SELECT count(*) AS count, ${NOW} - min(since) AS "oldestMs" FROM edge.submissions
  WHERE state = 'refused' OR (state IN ('waiting', 'delivering') AND since < ${NOW} - $2::bigint)`;

const Overdue = v.tuple([v.object({ count: v.number(), oldestMs: v.nullable(v.number()) })]);

/** @param tell is called when a form is due for other edges too */
export function createStaffDesk(database: Queries, clock: Clock, tell: TellEdges): StaffDesk {
  const time = () => clock?.() ?? null;
  const changed = async (text: string, id: string) => (await database.query(text, [time(), id])).count === 1;
  return {
    list: async () => v.parse(v.array(PendingForm), (await database.query(LIST)).rows),
    read: async (id) => v.parse(v.optional(FormWithAnswers), (await database.query(READ, [id])).rows[0]),
    async release(id) {
      const released = await changed(RELEASE, id);
      if (released) await tell({ due: true });
      return released;
    },
    remove: (id) => changed(REMOVE, id),
    async overdue(longerThanMs) {
      return v.parse(Overdue, (await database.query(OVERDUE, [time(), longerThanMs])).rows)[0];
    },
  };
}

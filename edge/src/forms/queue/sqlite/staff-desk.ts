import type { Database } from 'better-sqlite3';
import * as v from 'valibot';
import { FormWithAnswers, PendingForm, type StaffDesk } from '../form-store.ts';

const PENDING = `state IN ('waiting', 'delivering', 'refused', 'held')`;
const AT_REST = `state IN ('waiting', 'refused', 'held')`;

const Overdue = v.object({ count: v.number(), oldest: v.nullable(v.number()) });

export function createStaffDesk(database: Database, now: () => number): StaffDesk {
  const list = database.prepare(`SELECT * FROM submissions WHERE ${PENDING} ORDER BY receivedAt LIMIT 500`);
  const read = database.prepare(`SELECT * FROM submissions WHERE ${PENDING} AND id = ?`);
  const release = database.prepare(`
    UPDATE submissions SET dueAt = :now, since = iif(state = 'waiting', since, :now), state = 'waiting', acknowledged = 1
    WHERE id = :id AND ${AT_REST}`);
  const remove = database.prepare(
    `UPDATE submissions SET state = 'removed', answers = NULL, since = :now WHERE id = :id AND ${AT_REST}`,
  );
  const overdue = database.prepare(`
    SELECT count(*) AS count, min(since) AS oldest FROM submissions
    WHERE state = 'refused' OR (state IN ('waiting', 'delivering') AND since < ?)`);

  return {
    list: async () => v.parse(v.array(PendingForm), list.all()),
    read: async (form) => v.parse(v.optional(FormWithAnswers), read.get(form)),
    release: async (form) => release.run({ id: form, now: now() }).changes === 1,
    remove: async (form) => remove.run({ id: form, now: now() }).changes === 1,
    async overdue(longerThanMs) {
      const time = now();
      const { count, oldest } = v.parse(Overdue, overdue.get(time - longerThanMs));
      return { count, oldestMs: oldest === null ? null : time - oldest };
    },
  };
}

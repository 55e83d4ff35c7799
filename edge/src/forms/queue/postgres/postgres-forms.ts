import type { Database, Queries } from 'database';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  type AcceptedForms,
  type FormStore,
  FormWithAnswers,
  PendingForm,
  type StaffDesk,
  StateCount,
} from '../form-store.ts';
import { Submission } from '../submission.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { createEdgeNews, type TellEdges } from './edge-news.ts';
import { type Clock, COLUMNS, inBatches, NOW } from './sql.ts';

const INSERT = `
  INSERT INTO edge.submissions AS form
    (id, key, kind, state, fingerprint, answers, acknowledged, received_at, since, due_at, reason)
  VALUES ($2, $3, $4, $5, $6, $7, $8, ${NOW}, ${NOW}, ${NOW}, $9)
  ON CONFLICT (key) DO NOTHING RETURNING ${COLUMNS}`;
const BY_KEY = `SELECT ${COLUMNS} FROM edge.submissions form WHERE key = $1`;
const ACKNOWLEDGE = 'UPDATE edge.submissions SET acknowledged = true WHERE id = $1';
/** An array, because a join with as many rows would read the whole table. */
export const DELETE_OLD = `
  DELETE FROM edge.submissions WHERE id = ANY (ARRAY(
    SELECT id FROM edge.submissions WHERE state IN ('delivered', 'removed') AND since < ${NOW} - $2::bigint
    ORDER BY since LIMIT $3 FOR UPDATE SKIP LOCKED))`;

/**
 * Stores forms in the database that several edges share. Nothing connects before it is needed, so this neither waits nor
 * fails. Whoever opened the database closes it.
 */
export function postgresForms(database: Pick<Database, 'query' | 'listen'>, clock?: Clock): FormStore {
  const { tell, listen } = createEdgeNews(database);
  return {
    accepted: createAcceptedForms(database, clock),
    queue: createDeliveryQueue(database, clock, tell),
    desk: createStaffDesk(database, clock, tell),
    deleteOld: async (longerThanMs) => void (await inBatches(database, DELETE_OLD, [clock?.() ?? null, longerThanMs])),
    listen,
    notice: () => null,
    close: async () => undefined,
  };
}

/** What visitors' requests do with the table. */
function createAcceptedForms(database: Queries, clock: Clock): AcceptedForms {
  const first = async (text: string, values: readonly unknown[]) => {
    const { rows } = await database.query(text, values);
    return v.parse(v.optional(Submission), rows[0]);
  };
  const find = (key: string) => first(BY_KEY, [key]);

  return {
    async add({ key, kind, fingerprint, answers, suspicion }) {
      const held = suspicion !== null;
      const columns = [randomUUID(), key, kind, held ? 'held' : 'waiting', fingerprint, JSON.stringify(answers), held];
      for (;;) {
        const form = (await first(INSERT, [clock?.() ?? null, ...columns, suspicion])) ?? (await find(key));
        // Another edge may have dropped the key's refused form between both statements.
        if (form) return form;
      }
    },
    find,
    acknowledge: async ({ id }) => (await database.query(ACKNOWLEDGE, [id])).count === 1,
  };
}

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
export const COUNTS = `
  SELECT CASE state WHEN 'delivering' THEN 'waiting' ELSE state END AS state, count(*) AS count,
    ${NOW} - min(since) AS "oldestMs" FROM edge.submissions WHERE ${PENDING} GROUP BY 1`;

const Overdue = v.tuple([v.object({ count: v.number(), oldestMs: v.nullable(v.number()) })]);

/** @param tell is called when a form is due for other edges too */
function createStaffDesk(database: Queries, clock: Clock, tell: TellEdges): StaffDesk {
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
    counts: async () => v.parse(v.array(StateCount), (await database.query(COUNTS, [time()])).rows),
  };
}

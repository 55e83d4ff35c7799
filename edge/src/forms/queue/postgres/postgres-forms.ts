import type { Database, Queries } from 'database';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { AcceptedForms, FormStore } from '../form-store.ts';
import { Submission } from '../submission.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { createEdgeNews } from './edge-news.ts';
import { type Clock, COLUMNS, inBatches, NOW } from './sql.ts';
import { createStaffDesk } from './staff-desk.ts';

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

import type { Database } from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
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
import { openFile } from './open-file.ts';

/** Rows that are deleted in a few milliseconds, also where each lies in a page of its own. */
const BATCH = 100;
/** By its name: SQLite does not know how many rows ended, and would read each of them. */
const DELETE_OLD = `
  DELETE FROM submissions WHERE id IN (
    SELECT id FROM submissions INDEXED BY submissions_ended
    WHERE state IN ('delivered', 'removed') AND since < ? ORDER BY since LIMIT ?)`;

/** Stores forms in one SQLite file. Edges of one machine may share it. Throws when the file cannot be used. */
export function openSqliteForms(file: string, now: () => number = Date.now): FormStore {
  const database = openFile(file);
  const old = database.prepare(DELETE_OLD);
  return {
    accepted: createAcceptedForms(database, now),
    queue: createDeliveryQueue(database, now),
    desk: createStaffDesk(database, now),
    async deleteOld(longerThanMs) {
      // Requests are answered between two batches: a statement blocks the whole edge.
      while (old.run(now() - longerThanMs, BATCH).changes === BATCH) await nextTurn();
      // The write-ahead log still contains erased answers.
      database.pragma('wal_checkpoint(TRUNCATE)');
    },
    // Edges of one machine look often enough.
    listen: () => () => undefined,
    notice: () => null,
    close: async () => void database.close(),
  };
}

/** What visitors' requests do with the table. */
export function createAcceptedForms(database: Database, now: () => number): AcceptedForms {
  const insert = database.prepare(`
    INSERT INTO submissions (id, key, kind, state, fingerprint, answers, acknowledged, receivedAt, since, dueAt, reason)
    VALUES (:id, :key, :kind, :state, :fingerprint, :answers, :acknowledged, :now, :now, :now, :suspicion)
    ON CONFLICT (key) DO NOTHING`);
  const byKey = database.prepare('SELECT * FROM submissions WHERE key = ?');
  const acknowledge = database.prepare('UPDATE submissions SET acknowledged = 1 WHERE id = ?');

  return {
    async add(form) {
      const held = form.suspicion !== null;
      const state = held ? 'held' : 'waiting';
      const answers = JSON.stringify(form.answers);
      insert.run({ ...form, id: randomUUID(), state, answers, acknowledged: held ? 1 : 0, now: now() });
      return v.parse(Submission, byKey.get(form.key));
    },
    find: async (key) => v.parse(v.optional(Submission), byKey.get(key)),
    acknowledge: async ({ id }) => acknowledge.run(id).changes === 1,
  };
}

const PENDING = `state IN ('waiting', 'delivering', 'refused', 'held')`;
const AT_REST = `state IN ('waiting', 'refused', 'held')`;

const COUNTS = `
  SELECT iif(state = 'delivering', 'waiting', state) AS state, count(*) AS count, ? - min(since) AS oldestMs
  FROM submissions WHERE ${PENDING} GROUP BY 1`;

const Overdue = v.object({ count: v.number(), oldest: v.nullable(v.number()) });

/** How many forms are not delivered. */
export function createCounts(database: Database, now: () => number): StaffDesk['counts'] {
  const counts = database.prepare(COUNTS);
  return async () => v.parse(v.array(StateCount), counts.all(now()));
}

function createStaffDesk(database: Database, now: () => number): StaffDesk {
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
    counts: createCounts(database, now),
  };
}

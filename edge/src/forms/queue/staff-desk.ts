import type { Database } from 'better-sqlite3';
import * as v from 'valibot';
import { Answers, FormKind, Submission } from './submission.ts';

const { id, receivedAt, since, attempts, reason } = Submission.entries;

/** A form that is not delivered, without its answers. */
const PendingForm = v.object({
  id,
  kind: FormKind,
  state: v.picklist(['waiting', 'delivering', 'refused', 'held']),
  receivedAt,
  since,
  attempts,
  reason,
});

export type PendingForm = Readonly<v.InferOutput<typeof PendingForm>>;

const FormWithAnswers = v.object({ ...PendingForm.entries, answers: v.pipe(v.string(), v.parseJson(), Answers) });

/** A form that is not delivered, with its answers. */
export type FormWithAnswers = Readonly<v.InferOutput<typeof FormWithAnswers>>;

const Overdue = v.object({ count: v.number(), oldest: v.nullable(v.number()) });

/** What staff do with the table. */
export interface StaffDesk {
  /** Lists waiting, refused and held forms, the oldest first, and 500 at most. */
  list(): readonly PendingForm[];
  read(id: string): FormWithAnswers | undefined;
  /** Makes a held, refused or waiting form due now. False when there is no such form. */
  release(id: string): boolean;
  /** Erases a form for good, unless it is being delivered. False when there is no such form. */
  remove(id: string): boolean;
  /** Counts refused forms and those that waited before a time. `oldest`: since when the first waits. */
  overdue(before: number): Readonly<v.InferOutput<typeof Overdue>>;
}

const PENDING = `state IN ('waiting', 'delivering', 'refused', 'held')`;
const AT_REST = `state IN ('waiting', 'refused', 'held')`;

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
    list: () => v.parse(v.array(PendingForm), list.all()),
    read: (form) => v.parse(v.optional(FormWithAnswers), read.get(form)),
    release: (form) => release.run({ id: form, now: now() }).changes === 1,
    remove: (form) => remove.run({ id: form, now: now() }).changes === 1,
    overdue: (before) => v.parse(Overdue, overdue.get(before)),
  };
}

import type { Database } from 'better-sqlite3';
import * as v from 'valibot';
import { Answers, FormKind, Submission } from './submission.ts';

const { id, receivedAt, since, attempts, reason } = Submission.entries;

/** A form that is not delivered, without anything of what its visitor typed. */
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

/** What staff need to deliver a form by hand. */
export type FormWithAnswers = Readonly<v.InferOutput<typeof FormWithAnswers>>;

const Overdue = v.object({ count: v.number(), oldest: v.nullable(v.number()) });

/** The table as staff see it. */
export interface StaffDesk {
  /** Waiting, refused and held forms, the oldest first; 500 at most. */
  list(): readonly PendingForm[];
  read(id: string): FormWithAnswers | undefined;
  /** Lets a held or refused form go on, a waiting one at once. False: there is none in such a state. */
  release(id: string): boolean;
  /** Erases a form for good, unless it is on its way this very moment. False: there is none in such a state. */
  remove(id: string): boolean;
  /** Refused forms, and those that wait since before a time. `oldest`: since when. */
  overdue(before: number): Readonly<v.InferOutput<typeof Overdue>>;
}

const PENDING = `state IN ('waiting', 'delivering', 'refused', 'held')`;
const AT_REST = `state IN ('waiting', 'refused', 'held')`;

export function staffDesk(database: Database, now: () => number): StaffDesk {
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

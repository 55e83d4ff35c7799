import type { Database } from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Answers, type FormKind, Submission } from '../queue/submission.ts';

interface NewForm {
  readonly key: string;
  readonly kind: FormKind;
  readonly fingerprint: string;
  readonly answers: Answers;
  /** Why staff are to look at it before it goes on; null when nothing is the matter. */
  readonly suspicion: string | null;
}

/** The table as a visitor's request sees it. Each call throws SQLite's error when the disk does not take it. */
export interface AcceptedForms {
  /** Writes a form down, unless its key is known; returns what there is under the key. */
  add(form: NewForm): Submission;
  find(key: string): Submission | undefined;
  /** Notes that the visitor is told "we have it"; from then on it is never dropped. False: it is not there any more. */
  acknowledge(id: string): boolean;
}

export function acceptedForms(database: Database, now: () => number): AcceptedForms {
  const insert = database.prepare(`
    INSERT INTO submissions (id, key, kind, state, fingerprint, answers, acknowledged, receivedAt, since, dueAt, reason)
    VALUES (:id, :key, :kind, :state, :fingerprint, :answers, :acknowledged, :now, :now, :now, :suspicion)
    ON CONFLICT (key) DO NOTHING`);
  const byKey = database.prepare('SELECT * FROM submissions WHERE key = ?');
  const acknowledge = database.prepare('UPDATE submissions SET acknowledged = 1 WHERE id = ?');

  const find = (key: string) => v.parse(v.optional(Submission), byKey.get(key));
  return {
    add(form) {
      const held = form.suspicion !== null;
      const state = held ? 'held' : 'waiting';
      const answers = JSON.stringify(form.answers);
      insert.run({ ...form, id: randomUUID(), state, answers, acknowledged: held ? 1 : 0, now: now() });
      return v.parse(Submission, byKey.get(form.key));
    },
    find,
    acknowledge: (id) => acknowledge.run(id).changes === 1,
  };
}

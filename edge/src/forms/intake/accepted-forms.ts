import type { Database } from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Answers, type FormKind, Submission } from '../queue/submission.ts';

interface NewForm {
  readonly key: string;
  readonly kind: FormKind;
  readonly fingerprint: string;
  readonly answers: Answers;
  /** Why staff review the form before it is delivered. Null when they need not. */
  readonly suspicion: string | null;
}

/** What a visitor's request does with the table. Each call throws SQLite's error when the write fails. */
export interface AcceptedForms {
  /** Stores a form, unless its key is taken. Returns the form of the key. */
  add(form: NewForm): Submission;
  find(key: string): Submission | undefined;
  /** Marks a form whose visitor is thanked, so that it is never deleted. False when it was deleted before. */
  acknowledge(id: string): boolean;
}

export function createAcceptedForms(database: Database, now: () => number): AcceptedForms {
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

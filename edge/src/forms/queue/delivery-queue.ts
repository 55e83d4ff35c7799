import type { Database } from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Answer, Answers, type FormKind, Submission } from './submission.ts';

/** A form that one edge may deliver until its lease ends. */
export const Claim = v.object({
  ...Submission.entries,
  answers: v.pipe(v.string(), v.parseJson(), Answers),
  lease: v.string(),
});

export type Claim = Readonly<v.InferOutput<typeof Claim>>;

/** What delivery workers do with the table. An edge whose lease has ended changes nothing. */
export interface DeliveryQueue {
  /**
   * Leases forms that are due, and those of an edge that died. No two edges get the same form. New forms come first,
   * because their visitors wait for the answer.
   */
  claim(kinds: readonly FormKind[], count: number): Claim[];
  /** Erases what the visitor typed. @param outcome the answer to repetitions */
  delivered(claim: Claim, outcome: Answer): void;
  /** Deletes a form whose visitor still waits for the answer. Other forms stay stored for staff. */
  refuse(claim: Claim, reason: string): void;
  postpone(claim: Claim, dueAt: number, reason: string): void;
  /** Makes every waiting form due now. */
  retryNow(kinds: readonly FormKind[]): void;
  /** When the next form is due or the next lease ends. Null when there is none. */
  nextDue(kinds: readonly FormKind[]): number | null;
}

/** Longer than any attempt takes (deliver-to-content-api.ts, smtp-delivery.ts). */
const LEASE_MS = 20_000;

/** Longer than any delay or lease. A form that is due even later shows that the clock went back. */
const FAR_MS = 10 * 60_000;

const OF_KINDS = 'kind IN (SELECT value FROM json_each(:kinds))';
const OWN = 'id = :id AND lease = :lease';

const CLAIM = `
  UPDATE submissions SET state = 'delivering', lease = :lease, dueAt = :until, attempts = attempts + 1
  WHERE id IN (
    SELECT id FROM submissions WHERE state IN ('waiting', 'delivering') AND (dueAt <= :now OR dueAt > :far) AND ${OF_KINDS}
    ORDER BY attempts > 0, dueAt LIMIT :count
  ) RETURNING *`;
const DELIVERED = `
  UPDATE submissions SET state = 'delivered', answers = NULL, lease = NULL, reason = NULL, since = :now, outcome = :outcome
  WHERE ${OWN}`;
const DROP = `DELETE FROM submissions WHERE ${OWN} AND acknowledged = 0`;
const REFUSE = `UPDATE submissions SET state = 'refused', lease = NULL, since = :now, reason = :reason WHERE ${OWN}`;
const POSTPONE = `UPDATE submissions SET state = 'waiting', lease = NULL, dueAt = :dueAt, reason = :reason WHERE ${OWN}`;
const RETRY_NOW = `UPDATE submissions SET dueAt = :now WHERE state = 'waiting' AND dueAt > :now AND ${OF_KINDS}`;
const NEXT_DUE = `SELECT min(dueAt) FROM submissions WHERE state IN ('waiting', 'delivering') AND ${OF_KINDS}`;

export function createDeliveryQueue(database: Database, now: () => number): DeliveryQueue {
  const claim = database.prepare(CLAIM);
  const delivered = database.prepare(DELIVERED);
  const drop = database.prepare(DROP);
  const refuse = database.prepare(REFUSE);
  const postpone = database.prepare(POSTPONE);
  const retryNow = database.prepare(RETRY_NOW);
  const nextDue = database.prepare(NEXT_DUE).pluck();

  return {
    claim(kinds, count) {
      const [time, lease] = [now(), randomUUID()];
      const times = { now: time, until: time + LEASE_MS, far: time + FAR_MS };
      return v.parse(v.array(Claim), claim.all({ kinds: JSON.stringify(kinds), count, lease, ...times }));
    },
    delivered: ({ id, lease }, outcome) =>
      void delivered.run({ id, lease, now: now(), outcome: JSON.stringify(outcome) }),
    refuse({ id, lease }, reason) {
      if (drop.run({ id, lease }).changes === 0) refuse.run({ id, lease, now: now(), reason });
    },
    postpone: ({ id, lease }, dueAt, reason) => void postpone.run({ id, lease, dueAt, reason }),
    retryNow: (kinds) => void retryNow.run({ kinds: JSON.stringify(kinds), now: now() }),
    nextDue: (kinds) => v.parse(v.nullable(v.number()), nextDue.get({ kinds: JSON.stringify(kinds) })),
  };
}

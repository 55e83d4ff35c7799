import type { Database } from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Answer, Answers, type FormKind, Submission } from './submission.ts';

/** A form that one edge delivers now, until its lease ends. */
export const Claim = v.object({
  ...Submission.entries,
  answers: v.pipe(v.string(), v.parseJson(), Answers),
  lease: v.string(),
});

export type Claim = Readonly<v.InferOutput<typeof Claim>>;

/** The table as deliveries see it. An edge whose lease has ended changes nothing any more. */
export interface DeliveryQueue {
  /**
   * Takes forms that are due, and those of an edge that died meanwhile: no two edges get the same one. New ones come first,
   * because their visitors wait for the answer.
   */
  claim(kinds: readonly FormKind[], count: number): Claim[];
  /** Erases what was typed. @param outcome for repetitions */
  delivered(claim: Claim, outcome: Answer): void;
  /** Dropped when its visitor is still there to be told; else kept for staff. */
  refuse(claim: Claim, reason: string): void;
  postpone(claim: Claim, dueAt: number, reason: string): void;
  /** Everything that waits is due now. */
  hurry(kinds: readonly FormKind[]): void;
  /** When the next form is due, or a lease ends; null when there is none. */
  nextDue(kinds: readonly FormKind[]): number | null;
}

/** Longer than any attempt takes (deliver-to-content-api.ts, mail/smtp-delivery.ts). */
const LEASE_MS = 20_000;

/** Further away than any delay or lease: the clock was set back meanwhile. */
const FAR_MS = 10 * 60_000;

const OF_KINDS = 'kind IN (SELECT value FROM json_each(:kinds))';
const OWN = 'id = :id AND lease = :lease';

export function deliveryQueue(database: Database, now: () => number): DeliveryQueue {
  const claim = database.prepare(`
    UPDATE submissions SET state = 'delivering', lease = :lease, dueAt = :until, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM submissions WHERE state IN ('waiting', 'delivering') AND (dueAt <= :now OR dueAt > :far) AND ${OF_KINDS}
      ORDER BY attempts > 0, dueAt LIMIT :count
    ) RETURNING *`);
  const delivered = database.prepare(`
    UPDATE submissions SET state = 'delivered', answers = NULL, lease = NULL, reason = NULL, since = :now, outcome = :outcome
    WHERE ${OWN}`);
  const drop = database.prepare(`DELETE FROM submissions WHERE ${OWN} AND acknowledged = 0`);
  const refuse = database.prepare(
    `UPDATE submissions SET state = 'refused', lease = NULL, since = :now, reason = :reason WHERE ${OWN}`,
  );
  const postpone = database.prepare(
    `UPDATE submissions SET state = 'waiting', lease = NULL, dueAt = :dueAt, reason = :reason WHERE ${OWN}`,
  );
  const hurry = database.prepare(
    `UPDATE submissions SET dueAt = :now WHERE state = 'waiting' AND dueAt > :now AND ${OF_KINDS}`,
  );
  const next = database
    .prepare(`SELECT min(dueAt) FROM submissions WHERE state IN ('waiting', 'delivering') AND ${OF_KINDS}`)
    .pluck();

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
    hurry: (kinds) => void hurry.run({ kinds: JSON.stringify(kinds), now: now() }),
    nextDue: (kinds) => v.parse(v.nullable(v.number()), next.get({ kinds: JSON.stringify(kinds) })),
  };
}

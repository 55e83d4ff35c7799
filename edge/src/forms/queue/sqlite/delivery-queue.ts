import type { Database } from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Claim, type DeliveryQueue, FAR_MS, LEASE_MS, MAY_BE_DOUBLE, TAKEN_OVER } from '../form-store.ts';

const OF_KINDS = 'kind IN (SELECT value FROM json_each(:kinds))';
const OWN = 'id = :id AND lease = :lease';

const CLAIM = `
  UPDATE submissions SET state = 'delivering', lease = :lease, dueAt = :until, attempts = attempts + 1,
    reason = iif(state = 'delivering', '${TAKEN_OVER}', reason)
  WHERE id IN (
    SELECT id FROM submissions WHERE state IN ('waiting', 'delivering') AND (dueAt <= :now OR dueAt > :far) AND ${OF_KINDS}
    ORDER BY attempts > 0, dueAt LIMIT :count
  ) RETURNING *`;
const DELIVERED = `
  UPDATE submissions SET state = 'delivered', answers = NULL, lease = NULL, since = :now, outcome = :outcome,
    reason = CASE WHEN ${MAY_BE_DOUBLE} THEN reason END
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
    async claim(kinds, count) {
      const [time, lease] = [now(), randomUUID()];
      const times = { now: time, until: time + LEASE_MS, far: time + FAR_MS };
      return v.parse(v.array(Claim), claim.all({ kinds: JSON.stringify(kinds), count, lease, ...times }));
    },
    delivered: async ({ id, lease }, outcome) =>
      void delivered.run({ id, lease, now: now(), outcome: JSON.stringify(outcome) }),
    async refuse({ id, lease }, reason) {
      if (drop.run({ id, lease }).changes === 0) refuse.run({ id, lease, now: now(), reason });
    },
    postpone: async ({ id, lease }, delayMs, reason) =>
      void postpone.run({ id, lease, dueAt: now() + delayMs, reason }),
    retryNow: async (kinds) => void retryNow.run({ kinds: JSON.stringify(kinds), now: now() }),
    async untilNextDue(kinds) {
      const due = v.parse(v.nullable(v.number()), nextDue.get({ kinds: JSON.stringify(kinds) }));
      return due === null ? null : due - now();
    },
  };
}

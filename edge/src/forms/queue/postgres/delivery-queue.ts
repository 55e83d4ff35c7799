import type { Queries } from 'database';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Claim, type DeliveryQueue, FAR_MS, LEASE_MS, MAY_BE_DOUBLE, TAKEN_OVER } from '../form-store.ts';
import type { TellEdges } from './edge-news.ts';
import { type Clock, COLUMNS, inBatches, NOW } from './sql.ts';

/**
 * Each part of the queue in the order of its index, so that a claim reads few rows however many wait. Rows that another
 * edge claims just now are passed over.
 */
export const CLAIM = `
  WITH due AS (
    SELECT found.id FROM unnest($2::text[]) AS wanted (kind)
    CROSS JOIN (VALUES
      (false, -1, ${NOW}), (false, ${NOW} + ${FAR_MS}, ${Number.MAX_SAFE_INTEGER}),
      (true, -1, ${NOW}), (true, ${NOW} + ${FAR_MS}, ${Number.MAX_SAFE_INTEGER})
    ) AS part (tried, after, until)
    CROSS JOIN LATERAL (
      SELECT id, due_at FROM edge.submissions
      WHERE kind = wanted.kind AND tried = part.tried AND due_at > part.after AND due_at <= part.until
        AND state IN ('waiting', 'delivering')
      ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED
    ) AS found
    ORDER BY part.tried, found.due_at LIMIT $3
  )
  UPDATE edge.submissions form SET state = 'delivering', lease = $4, due_at = ${NOW} + ${LEASE_MS},
    attempts = attempts + 1, reason = CASE state WHEN 'delivering' THEN '${TAKEN_OVER}' ELSE reason END
  FROM due WHERE form.id = due.id RETURNING ${COLUMNS}`;

const OWN = 'id = $2 AND lease = $3';
const DELIVERED = `
  UPDATE edge.submissions
  SET state = 'delivered', answers = NULL, lease = NULL, since = ${NOW}, outcome = $4,
    reason = CASE WHEN ${MAY_BE_DOUBLE} THEN reason END
  WHERE ${OWN}`;
/** The refused form is dropped while its visitor is there, else it is stored for staff. */
const DROP = 'DELETE FROM edge.submissions WHERE id = $1 AND lease = $2 AND NOT acknowledged';
const REFUSE = `UPDATE edge.submissions SET state = 'refused', lease = NULL, since = ${NOW}, reason = $4 WHERE ${OWN}`;
const POSTPONE = `
  UPDATE edge.submissions SET state = 'waiting', lease = NULL, due_at = ${NOW} + $5::bigint, reason = $4 WHERE ${OWN}`;

export const RETRY_NOW = `
  UPDATE edge.submissions SET due_at = ${NOW} WHERE id = ANY (ARRAY(
    SELECT id FROM edge.submissions WHERE state = 'waiting' AND due_at > ${NOW} AND kind = ANY ($2)
    LIMIT $3 FOR UPDATE SKIP LOCKED))`;
export const UNTIL_NEXT_DUE = `
  SELECT min(next.due_at) - ${NOW} AS until FROM unnest($2::text[]) AS wanted (kind)
  CROSS JOIN unnest(ARRAY[false, true]) AS part (tried)
  CROSS JOIN LATERAL (
    SELECT due_at FROM edge.submissions
    WHERE kind = wanted.kind AND tried = part.tried AND state IN ('waiting', 'delivering') ORDER BY due_at LIMIT 1
  ) AS next`;

const Until = v.tuple([v.object({ until: v.nullable(v.number()) })]);

/** @param tell is called when forms are due for other edges, or an attempt has ended */
export function createDeliveryQueue(database: Queries, clock: Clock, tell: TellEdges): DeliveryQueue {
  const time = () => clock?.() ?? null;
  return {
    async claim(kinds, count) {
      const { rows } = await database.query(CLAIM, [time(), kinds, count, randomUUID()]);
      return v.parse(v.array(Claim), rows);
    },
    async delivered({ id, lease }, outcome) {
      await database.query(DELIVERED, [time(), id, lease, JSON.stringify(outcome)]);
      await tell({ ended: id });
    },
    async refuse({ id, lease }, reason) {
      const { count } = await database.query(DROP, [id, lease]);
      if (count === 0) await database.query(REFUSE, [time(), id, lease, reason]);
      await tell({ ended: id });
    },
    async postpone({ id, lease }, delayMs, reason) {
      await database.query(POSTPONE, [time(), id, lease, reason, delayMs]);
      await tell({ ended: id, due: delayMs === 0 });
    },
    async retryNow(kinds) {
      if ((await inBatches(database, RETRY_NOW, [time(), kinds])) > 0) await tell({ due: true });
    },
    async untilNextDue(kinds) {
      const { rows } = await database.query(UNTIL_NEXT_DUE, [time(), kinds]);
      return v.parse(Until, rows)[0].until;
    },
  };
}

import type { Queries } from 'database';

/** Milliseconds since 1970, by the database's clock: clocks of edges differ. `$1` is a test's clock, or null. */
export const NOW = 'coalesce($1::bigint, (extract(epoch FROM now()) * 1000)::bigint)';

/** A row as `Submission` and `Claim` have it. */
export const COLUMNS = `form.id, form.key, form.kind, form.state, form.fingerprint, form.answers,
  form.received_at AS "receivedAt", form.since, form.attempts, form.reason, form.outcome, form.lease`;

/** A test's clock. Without it, the database's own counts. */
export type Clock = (() => number) | undefined;

/** Few enough for a short statement: others wait for none of them. */
const BATCH = 1_000;

/** Repeats a statement that changes a limited number of rows until it finds no more. Returns how many it has changed. */
export async function inBatches(database: Queries, text: string, values: readonly unknown[]): Promise<number> {
  let total = 0;
  for (;;) {
    const { count } = await database.query(text, [...values, BATCH]);
    total += count;
    if (count < BATCH) return total;
  }
}

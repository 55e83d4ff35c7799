import type { Queries } from 'database';
import * as v from 'valibot';

/** An edge that does not know of a new rollout yet must not take it for an ended one. */
const UNCHANGED = '1 hour';
const END = `
  UPDATE edge.judged_rollouts SET ended = true
  WHERE NOT ended AND name <> ALL ($1) AND changed < now() - interval '${UNCHANGED}'`;
const ENDED = 'SELECT id FROM edge.judged_rollouts WHERE ended';
/** Few enough for a short statement: others wait for none of them. */
const BATCH = 1_000;
export const DELETE_VISITORS = `
  DELETE FROM edge.judged_visitors WHERE rollout = $1 AND visitor = ANY (ARRAY(
    SELECT visitor FROM edge.judged_visitors WHERE rollout = $1 ORDER BY visitor LIMIT ${BATCH}))`;
export const DELETE_NETWORKS = `
  DELETE FROM edge.judged_networks WHERE rollout = $1 AND network = ANY (ARRAY(
    SELECT network FROM edge.judged_networks WHERE rollout = $1 ORDER BY network LIMIT ${BATCH}))`;
const DELETE = 'DELETE FROM edge.judged_rollouts WHERE id = $1 AND ended';

const Ids = v.array(v.object({ id: v.number() }));

/**
 * Clears the evidence of rollouts that ended, in batches. A rollout that comes again meanwhile begins anew.
 * @param running names of the others
 */
export async function clearEnded(database: Queries, running: readonly string[]): Promise<void> {
  await database.query(END, [running]);
  const { rows } = await database.query(ENDED);
  for (const { id } of v.parse(Ids, rows)) {
    for (const text of [DELETE_VISITORS, DELETE_NETWORKS]) {
      while ((await database.query(text, [id])).count === BATCH);
    }
    await database.query(DELETE, [id]);
  }
}

import type { Database, Queries } from 'database';
import * as v from 'valibot';
import { createTrial, noSums, TrialSums } from '../evidence/trial.ts';
import { countIn, type Observation } from '../evidence/trials.ts';
import { createPeople, type People, PeopleRows } from './people.ts';

/** The lock lets edges take turns at a rollout, so that together they count as one edge would. */
const LOCK = `
  SELECT id, sums, (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now
  FROM edge.judged_rollouts WHERE name = $1 AND NOT ended FOR UPDATE`;
const BEGIN = `
  INSERT INTO edge.judged_rollouts (name) VALUES ($1) ON CONFLICT (name) WHERE NOT ended DO NOTHING`;
/** A row at a time: for many names, a join or an array would read the whole table. */
export const PEOPLE = `
  SELECT 'visitor ' || wanted.name AS who, stored.* FROM unnest($2::text[]) AS wanted (name) CROSS JOIN LATERAL (
    SELECT counted, 0 AS admitted, 0::bigint AS since FROM edge.judged_visitors
    WHERE rollout = $1 AND visitor = wanted.name LIMIT 1) AS stored
  UNION ALL SELECT 'network ' || wanted.name, stored.* FROM unnest($3::text[]) AS wanted (name) CROSS JOIN LATERAL (
    SELECT counted, admitted, since FROM edge.judged_networks
    WHERE rollout = $1 AND network = wanted.name LIMIT 1) AS stored`;
export const STORE = `
  WITH visitors AS (
    INSERT INTO edge.judged_visitors (rollout, visitor, counted)
    SELECT $1, name, counted FROM json_to_recordset($2) AS row (name text, counted text[])
    ON CONFLICT (rollout, visitor) DO UPDATE SET counted = excluded.counted
  ), networks AS (
    INSERT INTO edge.judged_networks (rollout, network, counted, admitted, since)
    SELECT $1, name, counted, admitted, since
    FROM json_to_recordset($3) AS row (name text, counted text[], admitted integer, since bigint)
    ON CONFLICT (rollout, network) DO UPDATE
    SET counted = excluded.counted, admitted = excluded.admitted, since = excluded.since
  )
  UPDATE edge.judged_rollouts SET sums = $4, changed = now() WHERE id = $1`;

const Locked = v.object({ id: v.number(), sums: v.nullable(TrialSums), now: v.number() });

/**
 * Counts observations of one rollout, in their order, all of them or none. A batch that is repeated because nobody knows
 * whether it was stored counts once: its visitors are counted already. Throws `DatabaseAway`.
 */
export async function countBatch(
  database: Pick<Database, 'transaction'>,
  rollout: string,
  observations: readonly Observation[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { id, sums, now } = await lockRollout(transaction, rollout);
    const people = createPeople(await readPeople(transaction, id, observations), now);
    const trial = createTrial(sums, people);
    for (const observation of observations) if (people.admits(observation.part)) countIn(trial, observation);
    await storePeople(transaction, id, { people, sums });
  });
}

async function lockRollout(transaction: Queries, rollout: string) {
  for (;;) {
    const { rows } = await transaction.query(LOCK, [rollout]);
    const locked = v.parse(v.optional(Locked), rows[0]);
    if (locked) return { ...locked, sums: locked.sums ?? noSums() };
    await transaction.query(BEGIN, [rollout]);
  }
}

async function readPeople(transaction: Queries, id: number, observations: readonly Observation[]) {
  const visitors = [...new Set(observations.map(({ part }) => part.visitor))];
  const networks = [...new Set(observations.map(({ part }) => part.network))];
  return v.parse(PeopleRows, (await transaction.query(PEOPLE, [id, visitors, networks])).rows);
}

async function storePeople(
  transaction: Queries,
  id: number,
  { people, sums }: { readonly people: People; readonly sums: TrialSums },
): Promise<void> {
  const { visitors, networks } = people.changed();
  if (visitors.length + networks.length === 0) return;
  await transaction.query(STORE, [id, JSON.stringify(visitors), JSON.stringify(networks), JSON.stringify(sums)]);
}

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

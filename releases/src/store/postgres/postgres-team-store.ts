import { createOutageLog, type Database, follow, inSequence, type Queries } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { ReleaseError } from '../../table/release-error.ts';
import { Teams } from '../teams/team.ts';
import type { TeamStore } from '../teams/team-store.ts';

const CHANNEL = 'teams';

const Row = v.tuple([v.object({ teams: v.unknown() })]);

/** The teams in one row, which changes under its lock. */
export function postgresTeamStore(database: Pick<Database, 'query' | 'transaction'>): TeamStore {
  return {
    read: () => readTeams(database),
    change: (apply) =>
      database.transaction(async (transaction) => {
        const present = await readTeams(transaction, 'FOR UPDATE');
        const changed = apply(present);
        if (changed === present) return present;
        const next = v.parse(Teams, changed);
        const text = 'UPDATE edge.teams SET teams = $1, version = version + 1';
        await transaction.query(text, [JSON.stringify(next)]);
        await transaction.query('SELECT pg_notify($1, $2)', [CHANNEL, '']);
        return next;
      }),
  };
}

async function readTeams(queries: Queries, lock = ''): Promise<Teams> {
  const [{ teams }] = v.parse(Row, (await queries.query(`SELECT teams FROM edge.teams ${lock}`)).rows);
  const parsed = v.safeParse(Teams, teams);
  if (parsed.success) return parsed.output;
  throw new ReleaseError(
    `The table edge.teams is not valid, so nobody may release anything:\n${v.summarize(parsed.issues)}`,
  );
}

/** The teams as they were last known here: verifying a release asks no database. */
export interface KnownTeams {
  readonly read: () => Promise<Teams>;
  readonly stop: () => void;
}

interface FollowTeamsOptions {
  readonly database: Pick<Database, 'listen'>;
  /** The same database, for reading. */
  readonly lastAnswers: Queries;
  readonly log: FastifyBaseLogger;
}

/** Follows the teams. A revoked key counts for nothing within seconds; while the database is away, the last teams stay. */
export async function followTeams({ database, lastAnswers, log }: FollowTeamsOptions): Promise<KnownTeams> {
  let known = await readTeams(lastAnswers);
  const outage = createOutageLog(log, {
    begins: 'the teams cannot be read; the last ones stay',
    ends: 'the teams can be read again',
  });
  const refresh = inSequence(async () => {
    try {
      known = await readTeams(lastAnswers);
      outage.succeeded();
    } catch (error) {
      outage.failed(error);
    }
  });
  const stop = follow(database, CHANNEL, () => void refresh());
  return { read: async () => known, stop };
}

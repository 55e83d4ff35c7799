import type { FastifyBaseLogger } from 'fastify';
import { createOutageLog, type Database, type Lease } from 'database';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { createTrial, noSums, TrialSums } from '../evidence/trial.ts';
import type { Decide, JudgedTrial, Trials } from '../evidence/trials.ts';
import { clearEnded, countBatch } from './evidence-rows.ts';
import { createWaiting } from './waiting.ts';

export interface SharedTrialsOptions {
  readonly database: Pick<Database, 'query' | 'transaction'>;
  /** Whose edge decides, and clears what has ended. */
  readonly lease: Lease;
  readonly log: FastifyBaseLogger;
  /** Milliseconds between two batches. */
  readonly everyMs?: number;
}

const EVERY_MS = 1_000;
const CLEAR_EVERY_MS = 10 * 60_000;

const READ = `
  SELECT name, sums, acted FROM edge.judged_rollouts WHERE name = ANY ($1) AND NOT ended`;
const ACT = `
  UPDATE edge.judged_rollouts SET acted = array_append(acted, $2) WHERE name = $1 AND NOT ended AND $2 <> ALL (acted)`;

const Rows = v.array(
  v.object({
    name: v.string(),
    sums: v.nullable(TrialSums),
    acted: v.array(v.picklist(['failing', 'slow'])),
  }),
);

/**
 * The trials that all edges of a site share. What an edge observes waits in its memory and is counted in batches, so no visitor waits
 * for the database; while that is away, the batches wait. One edge decides.
 */
export function sharedTrials(options: SharedTrialsOptions): Trials {
  const { database, lease } = options;
  const waiting = createWaiting((rollout, batch) => countBatch(database, rollout, batch));
  let running: readonly string[] = [];
  let onEvidence: Decide = async () => undefined;

  async function settle(): Promise<void> {
    await waiting.write();
    if (running.length === 0 || !lease.held()) return;
    for (const [rollout, trial] of await readTrials(database, running)) await onEvidence(rollout, trial);
  }

  const repeated = repeat(settle, () => clearEnded(database, running), options);
  return {
    run(rollouts) {
      running = rollouts;
      waiting.only(rollouts);
    },
    add: waiting.add,
    async read(rollout) {
      await waiting.write();
      return (await readTrials(database, [rollout])).get(rollout) ?? { ...createTrial(), acted: new Set() };
    },
    act: async (rollout, kind) => void (await database.query(ACT, [rollout, kind])),
    onEvidence: (decide) => void (onEvidence = decide),
    settle,
    async close() {
      await repeated.stop();
      await waiting.write().catch(repeated.onError);
    },
  };
}

async function readTrials(
  database: Pick<Database, 'query'>,
  rollouts: readonly string[],
): Promise<ReadonlyMap<string, JudgedTrial>> {
  const { rows } = await database.query(READ, [rollouts]);
  return new Map(
    v
      .parse(Rows, rows)
      .map(({ name, sums, acted }) => [name, { ...createTrial(sums ?? noSums()), acted: new Set(acted) }]),
  );
}

/** Settles every second, and clears now and then on the edge with the lease. Logs where trouble begins and ends. */
function repeat(
  settle: () => Promise<void>,
  clear: () => Promise<void>,
  { lease, log, everyMs = EVERY_MS }: SharedTrialsOptions,
) {
  const stopping = new AbortController();
  let clearedAt = performance.now();
  const outage = createOutageLog(log, {
    begins: "the judge's evidence cannot be stored; it waits on this machine",
    ends: "the judge's evidence is stored again",
  });

  async function once(): Promise<void> {
    await settle();
    if (lease.held() && performance.now() - clearedAt > CLEAR_EVERY_MS) {
      await clear();
      clearedAt = performance.now();
    }
    outage.succeeded();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await once().catch(outage.failed);
      await wait(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    onError: outage.failed,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

import { type Database, migrateDatabase, openDatabase } from 'database';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Trials } from '../judge/evidence/trials.ts';
import { sharedTrials } from '../judge/shared/shared-trials.ts';
import { silentLog } from './silent-log.ts';
import { randomNumbers, type SimulatedRollout, visitsOf } from './simulate-rollout.ts';

interface SharedRollout extends SimulatedRollout {
  /** Visitors between two batches of every edge. */
  readonly batch: number;
  /** After this many visitors every edge ends, and others start. */
  readonly restartAfter?: number;
}

/** Edges that share a Postgres. Their visitors come as fast as they can be counted. */
export interface SharedEdges {
  /** Visitors until the edges halted the rollout together; null when they did not. Each has another network. */
  simulate(rollout: SharedRollout): Promise<number | null>;
  close(): Promise<void>;
}

interface RunningEdge {
  readonly database: Database;
  readonly trials: Trials;
}

/** Starts edges. Nothing else runs on the database. @param url of an empty one */
export async function startSharedEdges(url: string, count: number): Promise<SharedEdges> {
  await migrateDatabase(url);
  let edges = await startEdges(url, count);
  let rollouts = 0;
  const close = () => Promise.all(edges.map(closeEdge));

  return {
    async simulate({ batch, restartAfter, ...rollout }) {
      rollouts += 1;
      const name = `rollout ${rollouts}`;
      const anyEdge = randomNumbers(rollouts);
      let halted = observe(edges, name);
      let visitors = 0;
      for (const observations of visitsOf(rollout, name)) {
        visitors += 1;
        const edge = edges[Math.floor(anyEdge() * count)];
        observations.forEach((observation) => edge?.trials.add(observation));
        if (visitors % batch === 0) await Promise.all(edges.map(({ trials }) => trials.settle()));
        if (halted()) return visitors;
        if (visitors !== restartAfter) continue;
        await close();
        edges = await startEdges(url, count);
        halted = observe(edges, name);
      }
      return null;
    },
    close: async () => void (await close()),
  };
}

/** Lets the edges judge one rollout. Returns whether the one that decides has halted it. */
function observe(edges: readonly RunningEdge[], name: string): () => boolean {
  let isHalted = false;
  for (const { trials } of edges) {
    trials.run([name]);
    trials.onEvidence(async (rollout, trial) => {
      isHalted ||= rollout === name && trial.verdict().kind === 'failing';
    });
  }
  return () => isHalted;
}

/** The trial settles them in simulated time. */
const NEVER_MS = 1_000_000_000;

/** Waits until one of them may decide. */
async function startEdges(url: string, count: number): Promise<readonly RunningEdge[]> {
  const edges = Array.from({ length: count }, () => {
    const database = openDatabase({ url, log: silentLog });
    const lease = database.lease('jobs');
    return { database, lease, trials: sharedTrials({ database, lease, log: silentLog, everyMs: NEVER_MS }) };
  });
  while (!edges.some(({ lease }) => lease.held())) await sleep(10);
  return edges;
}

async function closeEdge({ trials, database }: RunningEdge): Promise<void> {
  await trials.close();
  await database.close();
}

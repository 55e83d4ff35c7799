import type { Observation } from '../evidence/trials.ts';

/** What this edge has observed and nobody has counted yet. */
export interface Waiting {
  /** The same observation of a visitor waits once. */
  add(observation: Observation): void;
  /** Drops what is of other rollouts, now and from now on. */
  only(rollouts: readonly string[]): void;
  /** Hands over what waits, a rollout at a time, in the order of arrival. Rejects as `count` does: what is left waits on. */
  write(): Promise<void>;
}

/** About twenty megabytes, and ten minutes of the most that one edge observes for the judge. */
const MOST = 50_000;
const BATCH = 1_000;

/** @param count counts all of a batch or nothing, and a repeated batch once */
export function createWaiting(count: (rollout: string, batch: readonly Observation[]) => Promise<void>): Waiting {
  let rollouts: ReadonlyMap<string, Map<string, Observation>> = new Map();
  let writing = Promise.resolve();
  const size = () => [...rollouts.values()].reduce((sum, waiting) => sum + waiting.size, 0);

  async function writeAll(): Promise<void> {
    for (const [rollout, waiting] of rollouts) {
      while (waiting.size > 0) {
        const batch = [...waiting].slice(0, BATCH);
        await count(
          rollout,
          batch.map(([, observation]) => observation),
        );
        for (const [name] of batch) waiting.delete(name);
      }
    }
  }

  return {
    add(observation) {
      const waiting = rollouts.get(observation.part.rollout);
      const name = nameOf(observation);
      // Whoever comes when there is no room is left out, whatever their release and outcome.
      if (waiting && !waiting.has(name) && size() < MOST) waiting.set(name, observation);
    },
    only(names) {
      rollouts = new Map(names.map((name) => [name, rollouts.get(name) ?? new Map()]));
    },
    write() {
      const next = writing.then(writeAll);
      writing = next.catch(() => undefined);
      return next;
    },
  };
}

function nameOf({ what, part: { visitor, network, version, chance } }: Observation): string {
  return [what, visitor, network, version, chance].join(' ');
}

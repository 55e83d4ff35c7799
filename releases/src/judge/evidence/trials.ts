import type { Part } from '../rollout-parts.ts';
import { createTrial, type Measure, type Trial, type Verdict } from './trial.ts';

/** What an edge has observed of a visitor. */
export type Observation =
  | { readonly part: Part; readonly what: 'visited' | 'failed' }
  | { readonly part: Part; readonly what: Measure; readonly value: number };

export function countIn(trial: Trial, observation: Observation): void {
  const { part } = observation;
  if ('value' in observation) trial.measured(part, observation.what, observation.value);
  else trial[observation.what](part);
}

type FinalKind = Exclude<Verdict['kind'], 'none'>;

/** What is known of a rollout. */
export interface JudgedTrial extends Pick<Trial, 'verdict' | 'suspicion' | 'visitorsAt'> {
  /** Verdicts that were applied. Each applies once, so a team may continue with a slow release. */
  readonly acted: ReadonlySet<FinalKind>;
}

/** The trials of the rollouts that run. Where edges share them, each visitor counts once in the site. */
export interface Trials {
  /** Forgets other rollouts, and ignores what is observed of them. Running ones continue with their data. */
  run(rollouts: readonly string[]): void;
  /** Counts what this edge has observed, at once or within seconds. */
  add(observation: Observation): void;
  /** A rollout as all edges know it, and all that this edge has observed. Throws `DatabaseAway`. */
  read(rollout: string): Promise<JudgedTrial>;
  /** Stores that a verdict was applied. Throws `DatabaseAway`. */
  act(rollout: string, kind: FinalKind): Promise<void>;
  /** Calls back for rollouts with new evidence, on the edge that decides. */
  onEvidence(decide: Decide): void;
  /** Counts all that this edge has observed, and lets it decide if it is the one. Throws `DatabaseAway`. */
  settle(): Promise<void>;
  /** Stores what still waits, if it can, and waits for decisions under way. */
  close(): Promise<void>;
}

/** Never rejects. */
export type Decide = (rollout: string, trial: JudgedTrial) => Promise<void>;

/** Trials of a site with one edge. A restart forgets them. */
export function trialsInMemory(): Trials {
  let running: ReadonlyMap<string, JudgedInMemory> = new Map();
  let onEvidence: Decide = async () => undefined;
  const deciding = new Set<Promise<void>>();
  const settle = async () => void (await Promise.all(deciding));
  return {
    run(rollouts) {
      running = new Map(rollouts.map((rollout) => [rollout, running.get(rollout) ?? newTrial()]));
    },
    add(observation) {
      const { rollout } = observation.part;
      const trial = running.get(rollout);
      if (!trial) return;
      countIn(trial, observation);
      const decision = onEvidence(rollout, trial).finally(() => deciding.delete(decision));
      deciding.add(decision);
    },
    read: async (rollout) => running.get(rollout) ?? newTrial(),
    act: async (rollout, kind) => void running.get(rollout)?.acted.add(kind),
    onEvidence: (decide) => void (onEvidence = decide),
    settle,
    close: settle,
  };
}

type JudgedInMemory = Trial & { readonly acted: Set<FinalKind> };

function newTrial(): JudgedInMemory {
  return { ...createTrial(), acted: new Set() };
}

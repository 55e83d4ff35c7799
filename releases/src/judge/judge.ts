import type { FastifyBaseLogger } from 'fastify';
import { releaseName } from 'shared/contract';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { CurrentReleases } from '../store/current-releases.ts';
import { applyVerdict } from './apply-verdict.ts';
import type { Measure } from './evidence/trial.ts';
import type { Decide, JudgedTrial, Trials } from './evidence/trials.ts';
import { type Part, rolloutsOf, type RunningRollout } from './rollout-parts.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { TellTeam } from './tell-team.ts';

/** Why a rollout may not take its next step. */
export interface StepRefusal {
  readonly why: string;
  /** Visitors who come later can change it. */
  readonly waits: boolean;
}

/** Whether a rollout may take its next step. */
type StepDecision = { readonly ok: true } | ({ readonly ok: false } & StepRefusal);

/** Compares each rollout's candidate with the stable release, and halts a worse one. */
export interface Judge {
  /** A document with the section was rendered for the visitor. */
  visited(part: Part): void;
  /** A region of the section failed for the visitor. */
  failed(part: Part): void;
  measured(part: Part, measure: Measure, value: number): void;
  /** Asked before a rollout's next step. Throws `DatabaseAway`. */
  mayStep(section: string): Promise<StepDecision>;
  /** Takes a candidate back for a fault that needs no comparison of visitors. */
  halt(release: ReleaseFolder, why: string): Promise<void>;
}

export interface JudgeOptions {
  readonly releases: CurrentReleases;
  readonly changes: ReleaseChanges;
  readonly tell: TellTeam;
  readonly trials: Trials;
  /** How many visitors the candidate needs before a step; 0: none. */
  readonly minVisits: number;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

export function createJudge(options: JudgeOptions): Judge {
  const { releases, trials, minVisits } = options;
  let rollouts: ReadonlyMap<string, RunningRollout> = new Map();

  function follow(): void {
    rollouts = new Map(rolloutsOf(releases.table()).map((rollout) => [rollout.rollout, rollout]));
    trials.run([...rollouts.keys()]);
  }

  follow();
  releases.onChange(follow);
  trials.onEvidence(createDecide(options, (rollout) => rollouts.get(rollout)));
  return {
    visited: (part) => trials.add({ part, what: 'visited' }),
    failed: (part) => trials.add({ part, what: 'failed' }),
    measured: (part, what, value) => trials.add({ part, what, value }),
    async mayStep(section) {
      const rollout = [...rollouts.values()].find((one) => one.section === section);
      return rollout ? mayStep(rollout, await trials.read(rollout.rollout), minVisits) : { ok: true };
    },
    halt: ({ section, version }, why) =>
      applyVerdict({ kind: 'failing', why }, { section, candidate: version }, options),
  };
}

/** Applies each verdict once. One that could not be applied is tried again with the next evidence. */
function createDecide(options: JudgeOptions, running: (rollout: string) => RunningRollout | undefined): Decide {
  const { trials, log } = options;
  const underWay = new Set<string>();
  return async (rollout, trial) => {
    const judged = running(rollout);
    const verdict = trial.verdict();
    if (!judged || verdict.kind === 'none' || trial.acted.has(verdict.kind)) return;
    const name = `${rollout} ${verdict.kind}`;
    if (underWay.has(name)) return;
    underWay.add(name);
    try {
      await applyVerdict(verdict, judged, options);
      await trials.act(rollout, verdict.kind);
    } catch (err) {
      log.error({ err, release: releaseName(judged.section, judged.candidate) }, 'the judge could not act');
    } finally {
      underWay.delete(name);
    }
  };
}

function mayStep({ section, candidate, share }: RunningRollout, trial: JudgedTrial, minVisits: number): StepDecision {
  const release = releaseName(section, candidate);
  const suspicion = trial.suspicion();
  if (suspicion !== null)
    return { ok: false, waits: false, why: `inconclusive: ${release} has ${suspicion}, not yet for sure` };
  const visitors = trial.visitorsAt(share);
  if (visitors >= minVisits) return { ok: true };
  const percent = Number((share * 100).toFixed(2));
  return {
    ok: false,
    waits: true,
    why: `inconclusive: ${visitors} of the ${minVisits} visitors that a step needs have seen ${release} at ${percent} %`,
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { releaseName } from 'shared/contract';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { CurrentReleases } from '../store/current-releases.ts';
import { applyVerdict } from './apply-verdict.ts';
import { type Part, rolloutsOf, type RunningRollout } from './rollout-parts.ts';
import type { TellTeam } from './tell-team.ts';
import { createTrial, type Measure, type Trial, type Verdict } from './trial.ts';

/** Whether a rollout may take its next step, with the reason when it may not. */
type StepDecision = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** Compares each rollout's candidate with the stable release, and halts a worse one. */
export interface Judge {
  /** A document with the section was rendered for the visitor. */
  visited(part: Part): void;
  /** A region of the section failed for the visitor. */
  failed(part: Part): void;
  measured(part: Part, measure: Measure, value: number): void;
  /** Asked before a rollout's next step. A refusal pauses the rollout. */
  mayStep(section: string): StepDecision;
}

export interface JudgeOptions {
  readonly releases: CurrentReleases;
  readonly changes: ReleaseChanges;
  readonly tell: TellTeam;
  /** How many visitors the candidate needs before a step; 0: none. */
  readonly minVisits: number;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

interface JudgedRollout extends RunningRollout {
  readonly trial: Trial;
  /** Verdicts that were applied. Each applies once, so a team may continue with a slow release. */
  readonly acted: Set<Verdict['kind']>;
}

export function createJudge(options: JudgeOptions): Judge {
  const { releases, minVisits, log } = options;
  let rollouts: ReadonlyMap<string, JudgedRollout> = new Map();

  /** Forgets ended rollouts. Running ones continue with their data. */
  function follow(): void {
    const running = rolloutsOf(releases.table());
    rollouts = new Map(running.map((rollout) => [rollout.rollout, { ...progressOf(rollouts, rollout), ...rollout }]));
  }

  function update({ rollout }: Part, add: (trial: Trial) => void): void {
    const judged = rollouts.get(rollout);
    if (!judged) return;
    add(judged.trial);
    const verdict = judged.trial.verdict();
    if (verdict.kind === 'none' || judged.acted.has(verdict.kind)) return;
    judged.acted.add(verdict.kind);
    applyVerdict(verdict, judged, options).catch((err: unknown) => {
      log.error({ err, release: releaseName(judged.section, judged.candidate) }, 'the judge could not act');
      // The next observation tries again.
      judged.acted.delete(verdict.kind);
    });
  }

  follow();
  releases.onChange(follow);
  return {
    visited: (part) => update(part, (trial) => trial.visited(part)),
    failed: (part) => update(part, (trial) => trial.failed(part)),
    measured: (part, measure, value) => update(part, (trial) => trial.measured(part, measure, value)),
    mayStep(section) {
      const judged = [...rollouts.values()].find((one) => one.section === section);
      return judged ? mayStep(judged, minVisits) : { ok: true };
    },
  };
}

function progressOf(rollouts: ReadonlyMap<string, JudgedRollout>, { rollout }: RunningRollout) {
  const { trial, acted } = rollouts.get(rollout) ?? { trial: createTrial(), acted: new Set<Verdict['kind']>() };
  return { trial, acted };
}

function mayStep({ section, candidate, share, trial }: JudgedRollout, minVisits: number): StepDecision {
  const release = releaseName(section, candidate);
  const suspicion = trial.suspicion();
  if (suspicion !== null) return { ok: false, why: `inconclusive: ${release} has ${suspicion}, not yet for sure` };
  const visitors = trial.visitorsAt(share);
  if (visitors >= minVisits) return { ok: true };
  const percent = Number((share * 100).toFixed(2));
  return {
    ok: false,
    why: `inconclusive: ${visitors} of the ${minVisits} visitors that a step needs have seen ${release} at ${percent} %`,
  };
}

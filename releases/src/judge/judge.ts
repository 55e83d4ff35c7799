import type { FastifyBaseLogger } from 'fastify';
import { releaseName } from 'shared/contract';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { CurrentReleases } from '../store/current-releases.ts';
import { carryOut } from './carry-out.ts';
import type { Measure, Part } from './measures.ts';
import { rolloutsOf, type RunningRollout } from './rollouts-of.ts';
import type { TellTeam } from './tell-team.ts';
import { createTrial, type Trial, type Verdict } from './trial.ts';

/** Whether a rollout may widen; if not, why, in words for the team. */
type StepDecision = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** Compares each rollout's candidate with the stable release by what this edge hears, and halts by itself. */
export interface Judge {
  /** A document with the section was made for the visitor. */
  visited(part: Part): void;
  /** A region of the section failed for the visitor. */
  failed(part: Part): void;
  measured(part: Part, measure: Measure, value: number): void;
  /** To be asked before a rollout's next step: inconclusive means pause. */
  mayStep(section: string): StepDecision;
}

export interface JudgeOptions {
  readonly releases: CurrentReleases;
  readonly changes: ReleaseChanges;
  readonly tell: TellTeam;
  /** Visitors of the candidate that a step needs; 0: steps wait for nobody. */
  readonly minVisits: number;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

interface Hearing extends RunningRollout {
  readonly trial: Trial;
  /** What the judge has acted on: a team that goes on with a slow release is not stopped again. */
  readonly acted: Set<Verdict['kind']>;
}

export function createJudge(options: JudgeOptions): Judge {
  const { releases, minVisits, log } = options;
  let hearings: ReadonlyMap<string, Hearing> = new Map();

  /** What was heard of a rollout goes when the rollout ends. */
  function follow(): void {
    const running = rolloutsOf(releases.table());
    hearings = new Map(running.map((rollout) => [rollout.rollout, { ...hearingOf(hearings, rollout), ...rollout }]));
  }

  function hear({ rollout }: Part, tell: (trial: Trial) => void): void {
    const hearing = hearings.get(rollout);
    if (!hearing) return;
    tell(hearing.trial);
    const verdict = hearing.trial.verdict();
    if (verdict.kind === 'none' || hearing.acted.has(verdict.kind)) return;
    hearing.acted.add(verdict.kind);
    carryOut(verdict, hearing, options).catch((err: unknown) => {
      log.error({ err, release: releaseName(hearing.section, hearing.candidate) }, 'the judge could not act');
      // The next thing that is heard tries again.
      hearing.acted.delete(verdict.kind);
    });
  }

  follow();
  releases.onChange(follow);
  return {
    visited: (part) => hear(part, (trial) => trial.visited(part)),
    failed: (part) => hear(part, (trial) => trial.failed(part)),
    measured: (part, measure, value) => hear(part, (trial) => trial.measured(part, measure, value)),
    mayStep(section) {
      const hearing = [...hearings.values()].find((one) => one.section === section);
      return hearing ? mayStep(hearing, minVisits) : { ok: true };
    },
  };
}

function hearingOf(hearings: ReadonlyMap<string, Hearing>, { rollout }: RunningRollout) {
  const { trial, acted } = hearings.get(rollout) ?? { trial: createTrial(), acted: new Set<Verdict['kind']>() };
  return { trial, acted };
}

function mayStep({ section, candidate, share, trial }: Hearing, minVisits: number): StepDecision {
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

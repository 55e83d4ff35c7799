import type { Lease } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Round } from 'visits';
import type { Judge, StepRefusal } from '../judge/judge.ts';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { CurrentReleases } from '../store/current-releases.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import { pause } from '../table/changes/end-rollout.ts';
import { takeStep } from '../table/changes/start-rollout.ts';
import { type ReleaseEntry, type ReleaseTable, waitsUntil, whenQuiet } from '../table/release-table.ts';
import type { Visits } from '../visits/visits.ts';
import { objectionsAfter } from './guard-changes.ts';

const LOOK_EVERY_MS = 1_000;

export interface FollowStepsOptions {
  readonly releases: CurrentReleases;
  readonly changes: ReleaseChanges;
  readonly loader: ReleaseLoader;
  readonly judge: Pick<Judge, 'mayStep' | 'halt'>;
  readonly visits: Visits;
  /** Whose edge takes the steps. */
  readonly lease: Lease;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/**
 * Takes the steps of rollouts when they are due. The edge with the lease takes them, each once whoever else tries.
 * It visits the candidate's pages before each step, and halts a candidate that fails. A step without enough visitors
 * goes on by these visits, or waits. Another one that cannot be taken pauses the rollout and gives the reason.
 * @returns a function that stops it
 */
export function followSteps(steps: FollowStepsOptions): () => Promise<void> {
  const stopping = new AbortController();
  const following = follow(steps, stopping.signal);
  return async () => {
    stopping.abort();
    steps.visits.stop();
    await following;
  };
}

async function follow(steps: FollowStepsOptions, signal: AbortSignal): Promise<void> {
  const { releases, lease, log } = steps;
  while (!signal.aborted) {
    for (const section of lease.held() ? Object.keys(releases.table().sections) : []) {
      await step(steps, section).catch((err: unknown) => log.error({ err, section }, 'a step of a rollout failed'));
    }
    await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function step(steps: FollowStepsOptions, section: string): Promise<void> {
  const { releases, changes, judge, visits, now } = steps;
  const before = releases.table();
  const after = takeStep(before, section, now());
  const candidate = before.sections[section]?.find(({ state }) => state === 'candidate');
  if (after === before || !candidate) return;
  const { version } = candidate;
  const round = await visits.before(before, { ...candidate, section });
  if (round.kind === 'fault') return judge.halt({ section, version }, `halted by synthetic visits: ${round.why}`);
  const change = { who: 'plan', section, version };
  const refusal = await refusalOf(steps, { section, candidate, before, after, visited: round });
  // Another edge may have taken the step meanwhile; the one after it was not looked at.
  const isDue = (table: ReleaseTable) =>
    table.sections[section]?.some((each) => each.version === version && each.share === candidate.share) === true &&
    takeStep(table, section, now()) !== table;
  if (refusal === null) {
    await changes.change({ ...change, action: 'step' }, (table) =>
      isDue(table) ? takeStep(table, section, now()) : table,
    );
  } else if (!refusal.waits || hasWaited(candidate, now())) {
    await changes.change({ ...change, action: 'pause', note: refusal.why }, (table) =>
      isDue(table) ? pause(table, section, refusal.why) : table,
    );
  }
}

function hasWaited({ plan }: ReleaseEntry, now: Date): boolean {
  return plan !== undefined && waitsUntil(plan) <= now;
}

interface VisitedStep {
  readonly section: string;
  readonly candidate: ReleaseEntry;
  readonly before: ReleaseTable;
  readonly after: ReleaseTable;
  readonly visited: Round;
}

/** Why a step cannot be taken; null when it can. Visits, judge and gate may refuse. */
async function refusalOf(
  { judge, ...gate }: FollowStepsOptions,
  { candidate, visited, ...step }: VisitedStep,
): Promise<StepRefusal | null> {
  const judged = await judge.mayStep(step.section);
  if (!judged.ok && !judged.waits) return judged;
  if (visited.kind === 'unmade') return { why: `the site could not visit its pages: ${visited.why}`, waits: true };
  if (!judged.ok && candidate.plan && whenQuiet(candidate.plan) === 'wait') return judged;
  const [objection] = await objectionsAfter({ ...gate, ...step });
  return objection ? { why: objection.message, waits: false } : null;
}

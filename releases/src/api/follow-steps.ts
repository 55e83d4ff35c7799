import type { Lease } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Judge, StepRefusal } from '../judge/judge.ts';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { CurrentReleases } from '../store/current-releases.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import { pause } from '../table/changes/end-rollout.ts';
import { takeStep } from '../table/changes/take-step.ts';
import { type ReleaseEntry, waitsUntil } from '../table/release-table.ts';
import { type NextServing, objectionsAfter } from './guard-changes.ts';

const LOOK_EVERY_MS = 1_000;

export interface FollowStepsOptions {
  readonly releases: CurrentReleases;
  readonly changes: ReleaseChanges;
  readonly loader: ReleaseLoader;
  readonly mayStep: Judge['mayStep'];
  /** Whose edge takes the steps. */
  readonly lease: Lease;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/**
 * Takes the steps of rollouts when they are due. The edge with the lease takes them, each once whoever else tries.
 * A step without enough visitors waits for them. Another one that cannot be taken pauses the rollout and gives the
 * reason.
 * @returns a function that stops it
 */
export function followSteps(steps: FollowStepsOptions): () => Promise<void> {
  const stopping = new AbortController();
  const following = follow(steps, stopping.signal);
  return async () => {
    stopping.abort();
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
  const { releases, changes, now } = steps;
  const before = releases.table();
  const after = takeStep(before, section, now());
  if (after === before) return;
  const candidate = before.sections[section]?.find(({ state }) => state === 'candidate');
  const change = { who: 'plan', section, ...(candidate ? { version: candidate.version } : {}) };
  const refusal = await refusalOf({ ...steps, section, before, after });
  if (refusal === null) {
    await changes.change({ ...change, action: 'step' }, (table) => takeStep(table, section, now()));
  } else if (!refusal.waits || hasWaited(candidate, now())) {
    await changes.change({ ...change, action: 'pause', note: refusal.why }, (table) =>
      takeStep(table, section, now()) === table ? table : pause(table, section, refusal.why),
    );
  }
}

function hasWaited(candidate: ReleaseEntry | undefined, now: Date): boolean {
  return candidate?.plan !== undefined && waitsUntil(candidate.plan) <= now;
}

/** Why a step cannot be taken; null when it can. The judge or the gate may refuse. */
async function refusalOf({
  mayStep,
  ...step
}: NextServing & Pick<FollowStepsOptions, 'mayStep'>): Promise<StepRefusal | null> {
  const judged = await mayStep(step.section);
  if (!judged.ok) return judged;
  const [objection] = await objectionsAfter(step);
  return objection ? { why: objection.message, waits: false } : null;
}

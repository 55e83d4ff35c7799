import { releaseName } from 'shared/contract';
import type { UnservedRelease } from '../../store/unserved-releases.ts';
import { inState } from '../../table/changes/section-releases.ts';
import { type ReleaseEntry, type ReleaseState, waitsUntil } from '../../table/release-table.ts';
import { churchTime } from './church-time.ts';

/** `12.5 %`, with a non-breaking space. */
export function percent(share: number): string {
  return `${Number(share.toFixed(2))}\u00a0%`;
}

/**
 * A rollout's plan: `next step 25 % at Nov 21, 2:05 PM EST (waits for visitors until Nov 28, 2:05 PM EST), then 100 %`.
 * Empty without further steps.
 */
export function planWords({ plan, paused }: ReleaseEntry): string {
  if (paused !== undefined) return `paused: ${paused}`;
  const [next, ...later] = plan?.steps ?? [];
  if (!plan || next === undefined) return '';
  const then = later.map((step) => `, then ${percent(step)}`).join('');
  const waiting = `waits for visitors until ${churchTime(waitsUntil(plan))}`;
  return `next step ${percent(next)} at ${churchTime(new Date(plan.next))} (${waiting})${then}`;
}

/** Each release's share of visitors, in a sentence. */
export function sectionWords(releases: readonly ReleaseEntry[]): string {
  const [candidate, stable] = [inState(releases, 'candidate'), inState(releases, 'stable')];
  const serving = stable?.version ?? 'nothing';
  if (!candidate) return `Everybody gets ${serving}.`;
  return `${percent(candidate.share)} of visitors get ${candidate.version}, the others ${serving}.`;
}

/** Descriptions of the states. */
export const STATE_WORDS: Readonly<Record<ReleaseState, string>> = {
  published: 'served to nobody yet',
  candidate: 'being rolled out',
  stable: 'for everybody who is in no rollout',
  retired: 'stable before; a rollback can bring it back',
  aborted: 'taken back by people',
  quarantined: 'taken back by the judge, for good',
};

/** What replaces a release that cannot be served, why, and how to fix it. */
export function unservedWords({ section, version, instead, why }: UnservedRelease): string {
  const outcome =
    instead === null
      ? `The site goes on without ${section}`
      : `Visitors get ${releaseName(section, instead)}, which was everybody’s before`;
  return `${releaseName(section, version)} cannot be served. ${outcome}. ${why} Publish and promote a new version.`;
}

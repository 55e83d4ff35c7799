import { releaseName } from 'shared/contract';
import type { AuditEntry } from '../../store/audit/audit-log.ts';
import type { UnservedRelease } from '../../store/unserved-releases.ts';
import { inState } from '../../table/changes/section-releases.ts';
import {
  type ReleaseEntry,
  type ReleaseState,
  waitsUntil,
  type QuietPolicy,
  whenQuiet,
} from '../../table/release-table.ts';
import { churchTime } from './church-time.ts';

/** `12.5 %`, with a non-breaking space. */
export function percent(share: number): string {
  return `${Number(share.toFixed(2))}\u00a0%`;
}

/**
 * A rollout's plan: `next step 25 % at Nov 21, 2:05 PM EST (waits for visitors until Nov 28, 2:05 PM EST), then 100 %`.
 * Empty without further steps.
 */
export function planWords({ plan, paused, share }: ReleaseEntry): string {
  if (paused !== undefined) return `paused: ${paused}`;
  const [next, ...later] = plan?.steps ?? [];
  if (!plan || next === undefined) return '';
  const then = later.map((step) => `, then ${percent(step)}`).join('');
  if (share === 0) return `the site visits its pages itself, then ${percent(next)}${then}`;
  const waits = whenQuiet(plan) === 'wait';
  const waiting = waits ? ` (waits for visitors until ${churchTime(waitsUntil(plan))})` : '';
  return `next step ${percent(next)} at ${churchTime(new Date(plan.next))}${waiting}${then}`;
}

/** What a rollout's policy for a quiet site finds, and what it does not. */
export const QUIET_WORDS: Readonly<Record<QuietPolicy, string>> = {
  synthetic:
    'Before each step the site visits the pages itself, and goes on when too few people come: it finds pages that break, ' +
    'not ones that people find slow, wrong or confusing.',
  wait:
    'Before each step the site visits the pages itself, and then waits for people: they also find what is slow or breaks ' +
    'for some of them, not what is wrong or confusing, and it takes as long as they do.',
};

/** What the last round of the site's own visits found. */
export function visitWords({ at, outcome, note = '' }: Pick<AuditEntry, 'at' | 'outcome' | 'note'>): string {
  const time = churchTime(new Date(at));
  return outcome === 'done'
    ? `Last visited ${time}: ${note}.`
    : `Since ${time} the site tries to visit its pages, and cannot: ${note}.`;
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

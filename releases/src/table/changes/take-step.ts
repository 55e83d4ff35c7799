import type { ReleaseDocument, ReleaseEntry } from '../release-table.ts';
import { promote } from './promote.ts';
import { inState, moved, releasesOf, withReleases } from './section-releases.ts';

/** The next step of a section's rollout if it is due; the step to 100 % promotes. Else the document as it is. */
export function takeStep(document: ReleaseDocument, section: string, now: Date): ReleaseDocument {
  const releases = releasesOf(document, section);
  const candidate = inState(releases, 'candidate');
  const share = candidate && dueStep(candidate, now);
  if (share === undefined) return document;
  if (share === 100) return promote(document, section, now);
  return withReleases(
    document,
    section,
    releases.map((release) => {
      if (release === candidate) return afterStep(release, share, now);
      return release.deployment.default ? moved(release, 'stable', 100 - share, now) : release;
    }),
  );
}

function dueStep({ extras }: ReleaseEntry, now: Date): number | undefined {
  const { plan, paused } = extras;
  return plan && paused === undefined && Date.parse(plan.next) <= now.getTime() ? plan.steps[0] : undefined;
}

function afterStep(release: ReleaseEntry, share: number, now: Date): ReleaseEntry {
  const next = moved(release, 'candidate', share, now);
  const { plan, ...extras } = next.extras;
  const steps = plan?.steps.slice(1) ?? [];
  if (!plan || steps.length === 0) return { ...next, extras };
  const due = new Date(now.getTime() + plan.every * 1_000).toISOString();
  return { ...next, extras: { ...extras, plan: { ...plan, steps, next: due } } };
}

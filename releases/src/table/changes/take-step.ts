import type { ReleaseEntry, ReleaseTable } from '../release-table.ts';
import { promote } from './end-rollout.ts';
import { changeEach, inState, moved, releasesOf, stableBeside } from './section-releases.ts';

/** Takes the next step of a section's rollout if it is due. The step to 100 % promotes the candidate. */
export function takeStep(table: ReleaseTable, section: string, now: Date): ReleaseTable {
  const candidate = inState(releasesOf(table, section), 'candidate');
  const share = candidate && dueStep(candidate, now);
  if (share === undefined) return table;
  if (share === 100) return promote(table, section, now);
  return changeEach(table, section, (release) =>
    release === candidate ? afterStep(release, share, now) : stableBeside(release, share, now),
  );
}

function dueStep({ plan, paused }: ReleaseEntry, now: Date): number | undefined {
  return plan && paused === undefined && Date.parse(plan.next) <= now.getTime() ? plan.steps[0] : undefined;
}

function afterStep(release: ReleaseEntry, share: number, now: Date): ReleaseEntry {
  const { plan, ...next } = moved(release, { state: 'candidate', share, now });
  const steps = plan?.steps.slice(1) ?? [];
  if (!plan || steps.length === 0) return next;
  const due = new Date(now.getTime() + plan.every * 1_000).toISOString();
  return { ...next, plan: { ...plan, steps, next: due } };
}

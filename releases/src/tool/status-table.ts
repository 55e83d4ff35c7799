import type { StatusAnswer } from './status-answer.ts';
import { releaseName } from 'shared/contract';
import { table } from './table.ts';

type Release = StatusAnswer['sections'][string]['releases'][number];

/** Who gets what, for people. */
export function statusTable({ sections, unserved = [] }: StatusAnswer): string {
  const rows = Object.entries(sections).flatMap(([section, { releases }]) =>
    releases.map((release) => [section, release.version, `${release.traffic} %`, release.state, nextOf(release)]),
  );
  if (rows.length === 0) return 'No release is published yet. Begin with: release publish <section> --from <folder>';
  return [table(['section', 'version', 'traffic', 'state', 'next'], rows), ...unserved.map(unservedText)].join('\n');
}

function unservedText({ section, version, instead, why }: NonNullable<StatusAnswer['unserved']>[number]): string {
  const outcome = instead === null ? `${section} is left out` : `${releaseName(section, instead)} serves in its place`;
  return `✗ ${releaseName(section, version)} cannot be served, and ${outcome}: ${why}`;
}

function nextOf({ plan, paused }: Release): string {
  if (paused !== undefined) return `paused: ${paused}`;
  return plan ? `${plan.steps[0]} % at ${plan.next}` : '';
}

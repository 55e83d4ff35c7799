import { releaseName } from 'shared/contract';
import { waitsUntil, whenQuiet } from '../table/release-table.ts';
import type { StatusAnswer } from './answers.ts';

/**
 * Formats rows below headings with aligned columns. Leaves empty columns out.
 * @param rows each as long as `headings`
 */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = headings.map((_, column) => column).filter((column) => rows.some((row) => row[column] !== ''));
  const lines = [headings, ...rows].map((row) => shown.map((column) => row[column] ?? ''));
  const widths = shown.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

type Release = StatusAnswer['sections'][string]['releases'][number];

/** The status as a table for people. */
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

function nextOf({ plan, paused, traffic }: Release): string {
  if (paused !== undefined) return `paused: ${paused}`;
  if (!plan) return '';
  const step = traffic === 0 ? `${plan.steps[0]} % after synthetic visits` : `${plan.steps[0]} % at ${plan.next}`;
  return whenQuiet(plan) === 'wait' ? `${step}, waits until ${waitsUntil(plan).toISOString()}` : step;
}

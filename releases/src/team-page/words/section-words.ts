import { inState } from '../../table/changes/section-releases.ts';
import type { ReleaseEntry } from '../../table/release-table.ts';
import { percent } from './percent.ts';

/** Who gets what of a section now, in a sentence. */
export function sectionWords(releases: readonly ReleaseEntry[]): string {
  const [candidate, stable] = [inState(releases, 'candidate'), inState(releases, 'stable')];
  const serving = stable?.metadata.version ?? 'nothing';
  if (!candidate) return `Everybody gets ${serving}.`;
  const { metadata, deployment } = candidate;
  return `${percent(deployment.traffic)} of visitors get ${metadata.version}, the others ${serving}.`;
}

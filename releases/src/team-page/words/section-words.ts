import { inState } from '../../table/changes/section-releases.ts';
import type { ReleaseEntry } from '../../table/release-table.ts';
import { percent } from './percent.ts';

/** Who gets what of a section now, in a sentence. */
export function sectionWords(releases: readonly ReleaseEntry[]): string {
  const [candidate, stable] = [inState(releases, 'candidate'), inState(releases, 'stable')];
  const serving = stable?.version ?? 'nothing';
  if (!candidate) return `Everybody gets ${serving}.`;
  return `${percent(candidate.share)} of visitors get ${candidate.version}, the others ${serving}.`;
}

import type { ReleaseState } from '../../table/release-table.ts';

/** Told apart by dashes, not by colour alone: whole, dashed, dotted (`line` in the style). */
export function lineLook(state: ReleaseState): string {
  return `line ${state === 'stable' || state === 'candidate' ? state : 'other'}`;
}

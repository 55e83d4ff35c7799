import type { ReleaseTable } from '../table/release-table.ts';

/** A rollout in progress of which visitors get different releases. */
export interface RunningRollout {
  readonly section: string;
  readonly candidate: string;
  /** Names this rollout of this release, among all of the site. */
  readonly rollout: string;
  /** The candidate's, 0 to 1. */
  readonly share: number;
}

export function rolloutsOf({ sections }: ReleaseTable): RunningRollout[] {
  return Object.entries(sections).flatMap(([section, releases]) =>
    releases
      .filter(({ state, share }) => state === 'candidate' && isPartial(share))
      .map(({ version, rollout, share }) => ({
        section,
        candidate: version,
        rollout: `${section}@${version} ${rollout ?? ''}`,
        share: share / 100,
      })),
  );
}

function isPartial(share: number): boolean {
  return share > 0 && share < 100;
}

import type { ReleaseDocument } from '../table/release-table.ts';

/** A rollout in progress of which visitors get different releases. */
export interface RunningRollout {
  readonly section: string;
  readonly candidate: string;
  /** Names this rollout of this release, among all of the site. */
  readonly rollout: string;
  /** The candidate's, 0 to 1. */
  readonly share: number;
}

export function rolloutsOf({ microFrontends }: ReleaseDocument): RunningRollout[] {
  return Object.entries(microFrontends).flatMap(([section, releases]) =>
    releases
      .filter(({ extras, deployment }) => extras.state === 'candidate' && isSplit(deployment.traffic))
      .map(({ metadata: { version }, extras, deployment }) => ({
        section,
        candidate: version,
        rollout: `${section}@${version} ${extras.rollout ?? ''}`,
        share: deployment.traffic / 100,
      })),
  );
}

function isSplit(traffic: number): boolean {
  return traffic > 0 && traffic < 100;
}

import type { ReleaseEntry, ReleaseState, ReleaseTable } from '../table/release-table.ts';

/** A release for the table. */
export function releaseEntry(version: string, share: number, state: ReleaseState): ReleaseEntry {
  return {
    version,
    state,
    since: '2026-11-21T00:00:00.000Z',
    share,
    integrity: 'sha384-AAAA',
    url: `/_/assets/events/${version}/remoteEntry.js`,
  };
}

export function releaseTable(sections: Record<string, ReleaseEntry[]>): ReleaseTable {
  return { sections };
}

/** The releases of a section with a rollout in progress. */
export function rolloutOf(percent: number, rollout = 'r1'): ReleaseEntry[] {
  return [releaseEntry('1.0.0', 100 - percent, 'stable'), { ...releaseEntry('1.1.0', percent, 'candidate'), rollout }];
}

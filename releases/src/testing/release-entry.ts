import type { ReleaseDocument, ReleaseEntry, ReleaseState } from '../table/release-table.ts';
import { EMPTY_DOCUMENT } from '../table/release-table.ts';

/** A release in the document. */
export function releaseEntry(version: string, traffic: number, state: ReleaseState, rollout?: string): ReleaseEntry {
  return {
    url: `/_/assets/events/${version}/remoteEntry.js`,
    metadata: { integrity: 'sha384-AAAA', version },
    extras: { state, since: '2026-11-21T00:00:00.000Z', ...(rollout ? { rollout } : {}) },
    deployment: { traffic, default: state === 'stable' },
  };
}

export function releaseDocument(microFrontends: Record<string, ReleaseEntry[]>): ReleaseDocument {
  return { ...EMPTY_DOCUMENT, microFrontends };
}

/** One section with a rollout in progress. */
export function rolloutOf(percent: number, rollout = 'r1'): ReleaseEntry[] {
  return [releaseEntry('1.0.0', 100 - percent, 'stable'), releaseEntry('1.1.0', percent, 'candidate', rollout)];
}

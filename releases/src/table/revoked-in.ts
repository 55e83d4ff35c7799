import type { Lock } from 'shared/contract';
import type { ReleaseState, ReleaseTable } from './release-table.ts';

/** The states of a release that was taken back: pages that are open let go of it too. */
export const REVOKED: readonly ReleaseState[] = ['aborted', 'quarantined'];

/**
 * The sections of a lock whose release was taken back since. One that merely serves fewer visitors now, or nobody because
 * a later one was promoted, is none of them; nor is one that this edge does not know.
 */
export function revokedIn({ sections }: ReleaseTable, lock: Lock): string[] {
  return Object.entries(lock).flatMap(([section, version]) => {
    const entry = sections[section]?.find((each) => each.version === version);
    return entry && REVOKED.includes(entry.state) ? [section] : [];
  });
}

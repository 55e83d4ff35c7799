import { hash } from 'node:crypto';
import type { Lock } from 'shared/contract';
import {
  BUCKETS,
  bucketsOf,
  isServed,
  isStable,
  type ReleaseEntry,
  type ReleaseState,
  type ReleaseTable,
} from './release-table.ts';

/**
 * The release of each section for one visitor. Pure: all edges give the same lock, also after a restart.
 * A visitor without an id gets the stable releases.
 */
export function resolveLock(table: ReleaseTable, visitorId: string | null): Lock {
  return lockOf(table, (entries, section) => pick(section, entries, visitorId));
}

/** The stable release of each section. */
export function stableLock(table: ReleaseTable): Lock {
  return lockOf(table, stableVersion);
}

/** The candidate of each section that has one; else its stable release. */
export function candidateLock(table: ReleaseTable): Lock {
  return lockOf(table, (entries) => {
    const candidate = entries.find((entry) => isServed(entry) && !isStable(entry));
    return candidate?.version ?? stableVersion(entries);
  });
}

/** Whether visitors may get different releases. Only then do they need an id. */
export function isSplit({ sections }: ReleaseTable): boolean {
  return Object.values(sections).some((entries) => entries.filter(isServed).length > 1);
}

function lockOf(
  { sections }: ReleaseTable,
  pickFrom: (entries: readonly ReleaseEntry[], section: string) => string,
): Lock {
  return Object.fromEntries(
    Object.entries(sections).map(([section, entries]) => [section, pickFrom(entries, section)]),
  );
}

/**
 * A candidate takes the buckets from 0 to its share, so a wider rollout only adds visitors.
 * The stable release takes the rest. At 100 % its range includes the last bucket, which stands for "no id".
 */
function pick(section: string, entries: readonly ReleaseEntry[], visitorId: string | null): string {
  let end = 0;
  for (const entry of entries) {
    if (isStable(entry) || !isServed(entry)) continue;
    end += bucketsOf(entry.share);
    const bucket = visitorId === null ? BUCKETS - 1 : bucketOf(section, entry.rollout ?? entry.version, visitorId);
    if (bucket < end) return entry.version;
  }
  return stableVersion(entries);
}

/** The hash includes section and rollout, so that rollouts draw their visitors independently. */
function bucketOf(section: string, rollout: string, visitorId: string): number {
  return hash('sha256', JSON.stringify([section, rollout, visitorId]), 'buffer').readUIntBE(0, 6) % BUCKETS;
}

function stableVersion(entries: readonly ReleaseEntry[]): string {
  return entries.find(isStable)?.version ?? '';
}

const known = new WeakMap<ReleaseTable, Lock | null>();

/** The lock of all visitors, computed once per table; null when visitors get different ones. */
export function everybodysLock(table: ReleaseTable): Lock | null {
  const found = known.get(table);
  if (found !== undefined) return found;
  const lock = isSplit(table) ? null : resolveLock(table, null);
  known.set(table, lock);
  return lock;
}

/** States of a release that was taken back. Open pages drop it too. */
export const REVOKED: readonly ReleaseState[] = ['aborted', 'quarantined'];

/**
 * Sections of a lock whose release was aborted or quarantined since.
 * Releases with fewer visitors, and those that this edge does not know, do not count.
 */
export function revokedIn({ sections }: ReleaseTable, lock: Lock): string[] {
  return Object.entries(lock).flatMap(([section, version]) => {
    const entry = sections[section]?.find((each) => each.version === version);
    return entry && REVOKED.includes(entry.state) ? [section] : [];
  });
}

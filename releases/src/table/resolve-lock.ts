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
 * Which release of each section one visitor gets. Pure: the same visitor and table give the same lock, on every edge
 * and after every restart. A visitor without an id gets what all would get without a rollout in progress.
 */
export function resolveLock(table: ReleaseTable, visitorId: string | null): Lock {
  return lockOf(table, (entries, section) => pick(section, entries, visitorId));
}

/** The stable releases only: the way back when a candidate cannot be served. */
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

/** Whether visitors differ at all. While they do not, nobody needs an id. */
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
 * A candidate takes the buckets from 0 up to its share, so that widening only ever adds visitors; the stable release takes
 * the rest. At 100 % its range holds every bucket, also the last, which stands for "no id".
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

/** Section and rollout go into the hash: who is in one rollout says nothing about who is in another. */
function bucketOf(section: string, rollout: string, visitorId: string): number {
  return hash('sha256', JSON.stringify([section, rollout, visitorId]), 'buffer').readUIntBE(0, 6) % BUCKETS;
}

function stableVersion(entries: readonly ReleaseEntry[]): string {
  return entries.find(isStable)?.version ?? '';
}

const known = new WeakMap<ReleaseTable, Lock | null>();

/** The lock that all visitors have, found once for each release table; null while they differ. */
export function everybodysLock(table: ReleaseTable): Lock | null {
  const found = known.get(table);
  if (found !== undefined) return found;
  const lock = isSplit(table) ? null : resolveLock(table, null);
  known.set(table, lock);
  return lock;
}

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

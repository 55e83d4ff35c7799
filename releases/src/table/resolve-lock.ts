import { hash } from 'node:crypto';
import type { Lock } from 'shared/contract';
import { BUCKETS, bucketsOf, type ReleaseDocument, type ReleaseEntry } from './release-table.ts';

/**
 * Which release of each section one visitor gets. Pure: the same visitor and document give the same lock, on every edge
 * and after every restart. A visitor without an id gets what all would get without a rollout in progress.
 */
export function resolveLock({ microFrontends }: ReleaseDocument, visitorId: string | null): Lock {
  const sections = Object.entries(microFrontends);
  return Object.fromEntries(sections.map(([section, releases]) => [section, pick(section, releases, visitorId)]));
}

/** The stable releases only: the way back when a candidate cannot be served. */
export function stableLock({ microFrontends }: ReleaseDocument): Lock {
  const sections = Object.entries(microFrontends);
  return Object.fromEntries(
    sections.map(([section, releases]) => [section, defaultOf(releases)?.metadata.version ?? '']),
  );
}

/** Whether visitors differ at all. While they do not, nobody needs an id. */
export function isSplit({ microFrontends }: ReleaseDocument): boolean {
  return Object.values(microFrontends).some(
    (releases) => releases.filter(({ deployment }) => deployment.traffic > 0).length > 1,
  );
}

/**
 * A candidate takes the buckets from 0 up to its share, so that widening only ever adds visitors; the default takes the
 * rest. At 100 % its range holds every bucket, also the last, which stands for "no id".
 */
function pick(section: string, releases: readonly ReleaseEntry[], visitorId: string | null): string {
  let end = 0;
  for (const { metadata, deployment, extras } of releases) {
    if (deployment.default || deployment.traffic === 0) continue;
    end += bucketsOf(deployment.traffic);
    const bucket = visitorId === null ? BUCKETS - 1 : bucketOf(section, extras.rollout ?? metadata.version, visitorId);
    if (bucket < end) return metadata.version;
  }
  return defaultOf(releases)?.metadata.version ?? '';
}

/** Section and rollout go into the hash: who is in one rollout says nothing about who is in another. */
function bucketOf(section: string, rollout: string, visitorId: string): number {
  return hash('sha256', JSON.stringify([section, rollout, visitorId]), 'buffer').readUIntBE(0, 6) % BUCKETS;
}

function defaultOf(releases: readonly ReleaseEntry[]): ReleaseEntry | undefined {
  return releases.find(({ deployment }) => deployment.default);
}

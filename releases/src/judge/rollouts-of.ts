import type { ReleaseTable } from '../table/release-table.ts';
import type { Lock } from 'shared/contract';
import { createAdmissions, networkOf } from './admissions.ts';
import type { Part } from './measures.ts';
import { createHmac } from 'node:crypto';

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

export interface VisitInRollouts {
  readonly served: ReleaseTable;
  readonly lock: Lock;
  /** Null while nobody is told apart. */
  readonly visitorId: string | null;
  /** Of the network. Kept nowhere: what goes on from here is a keyed hash. */
  readonly address: string;
}

/** A visitor's parts in the rollouts in which the judge hears them. */
export type PartsOf = (visit: VisitInRollouts) => readonly Part[];

/** @param key of this site's edges @param now milliseconds */
export function createPartsOf(key: Buffer, now: () => number): PartsOf {
  const admissions = createAdmissions(now);
  const partOf = (id: string, address: string, lock: Lock, { section, candidate, rollout, share }: RunningRollout) => {
    const version = lock[section] ?? '';
    const visitor = keyedHash(key, 'visitor', rollout, id);
    const network = keyedHash(key, 'network', rollout, networkOf(address));
    return { section, rollout, version, onCandidate: version === candidate, chance: share, visitor, network };
  };
  return ({ served, lock, visitorId, address }) => {
    if (visitorId === null) return [];
    const parts = rolloutsOf(served).map((rollout) => partOf(visitorId, address, lock, rollout));
    return parts.filter(({ network, visitor }) => admissions.admits(network, visitor));
  };
}

/** 96 bits that stand for a visitor or a network: the same on all edges of a site, and telling nothing without the key. */
function keyedHash(key: Buffer, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

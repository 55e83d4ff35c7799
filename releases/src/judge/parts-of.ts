import type { Lock } from 'shared/contract';
import type { ReleaseTable } from '../table/release-table.ts';
import { createAdmissions } from './admissions.ts';
import { keyedHash } from './keyed-hash.ts';
import { networkOf } from './network-of.ts';
import type { Part } from './part.ts';
import { rolloutsOf, type RunningRollout } from './rollouts-of.ts';

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

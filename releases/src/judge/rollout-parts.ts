import { createHmac } from 'node:crypto';
import type { Lock } from 'shared/contract';
import * as v from 'valibot';
import type { ReleaseTable } from '../table/release-table.ts';
import { createAdmissions, networkOf } from './admissions.ts';

/** A rollout in progress that gives visitors different releases. */
export interface RunningRollout {
  readonly section: string;
  readonly candidate: string;
  /** The rollout's name, unique in the site. */
  readonly rollout: string;
  /** The candidate's share of visitors, 0 to 1. */
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

/** A visitor's part in a rollout. Visitor and network are keyed hashes that differ in each rollout. */
export const Part = v.strictObject({
  section: v.string(),
  /** The rollout's name, see {@link rolloutsOf}. */
  rollout: v.string(),
  /** The release that serves the visitor, and whether it is the candidate. */
  version: v.string(),
  onCandidate: v.boolean(),
  /** The candidate's share of visitors at the time of the visit, 0 to 1. */
  chance: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  visitor: v.string(),
  network: v.string(),
});
export type Part = v.InferOutput<typeof Part>;

export interface VisitInRollouts {
  readonly served: ReleaseTable;
  readonly lock: Lock;
  /** Null while all visitors get the same releases. */
  readonly visitorId: string | null;
  /** The IP address. It is hashed with a key, and stored nowhere. */
  readonly address: string;
}

/** A visitor's parts in those rollouts in which the judge counts them. */
export type PartsOf = (visit: VisitInRollouts) => readonly Part[];

/** @param key shared by all edges of the site @param now milliseconds */
export function createPartsOf(key: Buffer, now: () => number): PartsOf {
  const admissions = createAdmissions(now);
  return ({ served, lock, visitorId, address }) => {
    if (visitorId === null) return [];
    const parts = rolloutsOf(served).map(({ section, candidate, rollout, share }) => {
      const version = lock[section] ?? '';
      const visitor = keyedHash(key, 'visitor', rollout, visitorId);
      const network = keyedHash(key, 'network', rollout, networkOf(address));
      return { section, rollout, version, onCandidate: version === candidate, chance: share, visitor, network };
    });
    return parts.filter(({ network, visitor }) => admissions.admits(network, visitor));
  };
}

/** A keyed hash of 96 bits that names a visitor or network. All edges compute the same one. */
function keyedHash(key: Buffer, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

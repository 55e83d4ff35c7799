import type { UnservedRelease } from '../store/unserved-releases.ts';
import type { Plan, ReleaseTable, ReleaseEntry, ReleaseState } from '../table/release-table.ts';

interface ReleaseStatus {
  readonly version: string;
  readonly traffic: number;
  readonly default: boolean;
  readonly state: ReleaseState;
  /** When it came into this state (ISO 8601). */
  readonly since: string;
  readonly plan?: Plan;
  /** Why its rollout is paused. */
  readonly paused?: string;
}

/** What `GET /_/releases` answers. */
export interface Status {
  readonly sections: Readonly<Record<string, { readonly releases: readonly ReleaseStatus[] }>>;
  /** Stable releases that visitors do not get; left out where there are none. */
  readonly unserved?: readonly UnservedRelease[];
}

/** @param only one section, or all */
export function statusOf({ sections }: ReleaseTable, only?: string): Status {
  const shown = Object.entries(sections).filter(([section]) => only === undefined || section === only);
  return {
    sections: Object.fromEntries(
      shown.map(([section, entries]) => [section, { releases: entries.map(releaseStatus) }]),
    ),
  };
}

function releaseStatus({ version, share, state, since, plan, paused }: ReleaseEntry): ReleaseStatus {
  return {
    version,
    traffic: share,
    default: state === 'stable',
    state,
    since,
    ...(plan ? { plan } : {}),
    ...(paused === undefined ? {} : { paused }),
  };
}

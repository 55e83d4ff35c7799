import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AuditKey, type AuditPage } from '../store/audit/audit-log.ts';
import type { OpenedStore } from '../store/open-store.ts';
import { type UnservedOptions, type UnservedRelease, unservedReleases } from '../store/unserved-releases.ts';
import type { Plan, ReleaseEntry, ReleaseState, ReleaseTable } from '../table/release-table.ts';
import { parsed } from './call-refused.ts';

interface ReleaseStatus {
  readonly version: string;
  readonly traffic: number;
  readonly default: boolean;
  readonly state: ReleaseState;
  /** When it came into this state (ISO 8601). */
  readonly since: string;
  readonly plan?: Plan;
  /** Why the rollout is paused. */
  readonly paused?: string;
}

/** What `GET /_/releases` answers. */
export interface Status {
  readonly sections: Readonly<Record<string, { readonly releases: readonly ReleaseStatus[] }>>;
  /** Stable releases that cannot be served. Absent when there are none. */
  readonly unserved?: readonly UnservedRelease[];
}

/** @param only one section's name; undefined for all */
export function statusOf({ sections }: ReleaseTable, only?: string): Status {
  const shown = Object.entries(sections).filter(([section]) => only === undefined || section === only);
  return {
    sections: Object.fromEntries(
      shown.map(([section, entries]) => [section, { releases: entries.map(statusOfRelease) }]),
    ),
  };
}

function statusOfRelease({ version, share, state, since, plan, paused }: ReleaseEntry): ReleaseStatus {
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

const MAX_ENTRIES = 1_000;

const HistoryQuery = v.strictObject({
  section: v.optional(v.string()),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_ENTRIES)),
    '50',
  ),
  before: v.optional(AuditKey),
});

export interface StatusRouteOptions
  extends Pick<OpenedStore, 'store' | 'audit'>, Pick<UnservedOptions, 'loader' | 'log'> {}

/** Status and history. Reads the store itself, so an answer is never outdated. */
export async function statusRoutes(
  app: FastifyInstance,
  { store, audit, loader, log }: StatusRouteOptions,
): Promise<void> {
  app.get('/', async () => {
    const { table } = await store.read();
    const unserved = await unservedReleases({ loader, served: table, log });
    return { ...statusOf(table), ...(unserved.length > 0 ? { unserved } : {}) } satisfies Status;
  });

  app.get('/table', async () => (await store.read()).table);

  app.get('/history', async (request) => {
    const { section, limit, before } = parsed(HistoryQuery, request.query);
    return (await audit.page({ section, limit, before })) satisfies AuditPage;
  });
}

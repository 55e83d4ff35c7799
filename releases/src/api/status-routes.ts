import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { OpenedStore } from '../store/open-store.ts';
import { type UnservedOptions, unservedReleases } from '../store/unserved-releases.ts';
import { parsed } from './parsed.ts';
import { type Status, statusOf } from './release-status.ts';

const MAX_ENTRIES = 1_000;

const HistoryQuery = v.strictObject({
  section: v.optional(v.string()),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_ENTRIES)),
    '50',
  ),
});

export interface StatusRoutes extends Pick<OpenedStore, 'store' | 'audit'>, Pick<UnservedOptions, 'loader' | 'log'> {}

/** What serves, and how it came about. Read from the store itself: an answer is never a second behind. */
export async function statusRoutes(app: FastifyInstance, { store, audit, loader, log }: StatusRoutes): Promise<void> {
  app.get('/', async () => {
    const { table } = await store.read();
    const unserved = await unservedReleases({ loader, served: table, log });
    return { ...statusOf(table), ...(unserved.length > 0 ? { unserved } : {}) } satisfies Status;
  });

  app.get('/table', async () => (await store.read()).table);

  app.get('/history', async (request) => {
    const { section, limit } = parsed(HistoryQuery, request.query);
    const entries = await audit.entries();
    const asked = entries.filter((entry) => section === undefined || entry.section === section);
    return { entries: asked.reverse().slice(0, limit) };
  });
}

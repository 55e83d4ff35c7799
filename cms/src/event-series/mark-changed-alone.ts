import { isDeepStrictEqual } from 'node:util';

import type { Core } from '@strapi/strapi';

import { inTurn } from '../bootstrap/in-turn';
import { announceSeries } from './announce-series';
import { isFollowing } from './following';
import { EVENT, findEvent, type StoredEvent } from './stored-events';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const mark = (strapi: Core.Strapi, documentId: string) =>
  strapi.db.query(EVENT).updateMany({ where: { documentId, publishedAt: null }, data: { changedAlone: true } });

/** Only a series says which events are its own. A copy of one is an event by itself. */
function withoutSeries(action: string, data: Record<string, unknown>): void {
  for (const field of ['seriesId', 'seriesDay']) delete data[field];
  if (action !== 'update') Object.assign(data, { seriesId: null, seriesDay: null, changedAlone: false });
}

/** What an editor does to an event of a series, beyond the doing itself. */
async function afterEdit(strapi: Core.Strapi, action: string, before: StoredEvent): Promise<void> {
  const { documentId, seriesId } = before;
  const now = await findEvent(strapi, documentId);
  if (!now) return;
  if (action === 'unpublish' || !isDeepStrictEqual(now.draft, before.draft)) await mark(strapi, documentId);
  else if (action === 'publish' && !now.changedAlone && seriesId !== null)
    await announceSeries(strapi, seriesId, now.seriesDay ?? undefined);
}

/**
 * Marks an event of a series that an editor changes in its own form: from then on, its series leaves it alone. An editor who takes
 * the mark away and publishes the event makes it follow its series again.
 */
export function markChangedAlone(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== EVENT || isFollowing()) return next();
    const params: Record<string, unknown> = context.params;
    if (action === 'clone') params.data ??= {};
    if (isRecord(params.data)) withoutSeries(action, params.data);
    if (!['update', 'publish', 'unpublish'].includes(action)) return next();
    const documentId = String(params.documentId);
    if (!(await findEvent(strapi, documentId))?.seriesId) return next();
    return inTurn(strapi, async () => {
      const before = await findEvent(strapi, documentId);
      const result = await next();
      if (before) await afterEdit(strapi, action, before);
      return result;
    });
  });
}

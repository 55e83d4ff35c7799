import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { forgetHistories } from '../entry-history/stored-changes';

const PRAYER_REQUEST = 'api::prayer-request.prayer-request';
const DAY_MS = 86_400_000;

const rowsSchema = v.array(v.object({ documentId: v.string() }));

/** With who cared for them. Says how many they were, and nothing of what they asked for. */
export async function removeOldPrayerRequests(strapi: Core.Strapi, days: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS);
  const old = { where: { createdAt: { $lt: before.toISOString() } } };
  await strapi.db.transaction(async () => {
    const requests = strapi.db.query(PRAYER_REQUEST);
    const rows = v.parse(rowsSchema, await requests.findMany({ select: ['documentId'], ...old }));
    const entryIds = rows.map(({ documentId }) => documentId);
    await forgetHistories(strapi, PRAYER_REQUEST, entryIds);
    const { count } = await requests.deleteMany(old);
    if (count > 0) strapi.log.info(`Deleted ${count} prayer requests that were older than ${days} days`);
  });
}

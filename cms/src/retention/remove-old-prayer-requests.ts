import type { Core } from '@strapi/strapi';

const DAY_MS = 86_400_000;

/** Says how many they were, and nothing of what they asked for. */
export async function removeOldPrayerRequests(strapi: Core.Strapi, days: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS);
  const { count } = await strapi.db
    .query('api::prayer-request.prayer-request')
    .deleteMany({ where: { createdAt: { $lt: before.toISOString() } } });
  if (count > 0) strapi.log.info(`Deleted ${count} prayer requests that were older than ${days} days`);
}

import type { Core } from '@strapi/strapi';

import { environment } from '../environment/environment';
import { removeOldPrayerRequests } from './remove-old-prayer-requests';

/** While nobody in Maryland is awake. */
const EACH_NIGHT = { rule: '0 30 3 * * *', tz: 'America/New_York' };

/** Removes prayer requests after their time. Members stay: they are the church's register. */
export async function startRetention(strapi: Core.Strapi): Promise<void> {
  const days = environment.RETENTION_DAYS;
  if (days === 0) return;
  const remove = () => removeOldPrayerRequests(strapi, days, new Date());
  strapi.cron.add({ removeOldPrayerRequests: { task: remove, options: EACH_NIGHT } });
  // For a machine that is off every night.
  await remove();
}

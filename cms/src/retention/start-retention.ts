import type { Core } from '@strapi/strapi';

import { environment } from '../environment/environment';
import { removeOldPrayerRequests } from './remove-old-prayer-requests';

/** While nobody in Maryland is awake. */
const EACH_NIGHT = { rule: '0 30 3 * * *', tz: 'America/New_York' };

/** Prayer requests are not kept for longer than they are prayed for. Members are the church's register, and stay. */
export async function startRetention(strapi: Core.Strapi): Promise<void> {
  const days = environment.RETENTION_DAYS;
  if (days === 0) return;
  const remove = () => removeOldPrayerRequests(strapi, days, new Date());
  strapi.cron.add({ removeOldPrayerRequests: { task: remove, options: EACH_NIGHT } });
  // A machine that is off every night keeps none either.
  await remove();
}

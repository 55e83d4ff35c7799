import type { Core } from '@strapi/strapi';

import { createChurchCalendar } from './church-calendar';
import { seedEvents, seedVenues } from './seed-events';
import { seedFiles } from './seed-files';
import { seedSermons } from './seed-sermons';
import { seedSeries } from './series/seed-series';
import { SEEDED_SERVICE_TIMES } from './seeded-service-times';
import { SEEDED_SITE_SETTINGS } from './seeded-site-settings';

async function seedEntries(strapi: Core.Strapi): Promise<void> {
  const calendar = createChurchCalendar(new Date());
  const files = await seedFiles(strapi);
  const sources = { calendar, files, venues: await seedVenues(strapi) };
  await seedEvents(strapi, sources);
  await seedSeries(strapi, sources);
  await seedSermons(strapi, sources);
  await strapi.documents('api::service-time.service-time').create({ data: structuredClone(SEEDED_SERVICE_TIMES) });
  await strapi.documents('api::site-setting.site-setting').create({ data: SEEDED_SITE_SETTINGS });
}

/**
 * Fills a new database once. A marker says so, not an empty table: an editor who deletes every seeded event must not
 * find them again after a restart. All or nothing: when a file is missing, no half of the content stays behind.
 */
export async function seedContent(strapi: Core.Strapi): Promise<void> {
  const marker = strapi.store({ type: 'core', name: 'soteria', key: 'seeded' });
  if (await marker.get({})) return;
  await strapi.db.transaction(async () => {
    await seedEntries(strapi);
    await marker.set({ value: new Date().toISOString() });
  });
  strapi.log.info(
    'The first content is in place: events, a series of them, sermons, latest sermon, service times and site settings',
  );
}

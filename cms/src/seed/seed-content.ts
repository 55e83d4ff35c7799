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
  await strapi.documents('api::site-setting.site-setting').create({ data: SEEDED_SITE_SETTINGS });
  strapi.log.info('The first content is in place: events, a series of them, sermons and site settings');
}

/** An older site had them in its code. */
async function seedServiceTimes(strapi: Core.Strapi): Promise<void> {
  const entry = strapi.documents('api::service-time.service-time');
  if (await entry.findFirst()) return;
  await entry.create({ data: structuredClone(SEEDED_SERVICE_TIMES) });
  strapi.log.info('The first service times are in place. Compare them with the church’s: “Service times” in the panel');
}

/**
 * A marker says what was seeded, not an empty table: an editor who deletes every seeded event must not find them again
 * after a restart. All or nothing: when a file is missing, no half of the content stays behind.
 */
async function seedOnce(strapi: Core.Strapi, key: string, seed: () => Promise<void>): Promise<void> {
  const marker = strapi.store({ type: 'core', name: 'soteria', key });
  if (await marker.get({})) return;
  await strapi.db.transaction(async () => {
    await seed();
    await marker.set({ value: new Date().toISOString() });
  });
}

/** Fills a new database once, and an older one with what it had no place for. */
export async function seedContent(strapi: Core.Strapi): Promise<void> {
  await seedOnce(strapi, 'seeded', () => seedEntries(strapi));
  await seedOnce(strapi, 'seeded-service-times', () => seedServiceTimes(strapi));
}

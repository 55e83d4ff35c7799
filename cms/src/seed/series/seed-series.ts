import type { Core } from '@strapi/strapi';

import type { ChurchCalendar } from '../church-calendar';
import type { SeededFiles } from '../seed-files';
import { SEEDED_SERIES } from './seeded-series';

interface Sources {
  calendar: ChurchCalendar;
  files: SeededFiles;
  /** Ids of the venues, by name. */
  venues: ReadonlyMap<string, string>;
}

/** The rule of the series, counted from the day of seeding. */
export function planOfSeries(calendar: ChurchCalendar) {
  const { starts, weeks, startTime, endTime, cancelled } = SEEDED_SERIES;
  const dayIn = (week: number) => calendar.dayOf(starts, 7 * week);
  return {
    firstDay: dayIn(0),
    until: dayIn(weeks - 1),
    startTime,
    endTime,
    repeats: 'Every week' as const,
    exceptions: [{ day: dayIn(cancelled.week), kind: 'Cancelled' as const, note: cancelled.note }],
  };
}

/** Its events come with it (decision 0072). */
export async function seedSeries(strapi: Core.Strapi, { calendar, files, venues }: Sources): Promise<void> {
  const { title, venue, picture, desc } = SEEDED_SERIES;
  await strapi.documents('api::event-series.event-series').create({
    status: 'published',
    data: {
      ...planOfSeries(calendar),
      title,
      venue: venues.get(venue),
      image: files.picture(picture).id,
      desc: [...desc],
    },
  });
}

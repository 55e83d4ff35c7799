import type { Core } from '@strapi/strapi';

import type { ChurchCalendar } from './church-calendar';
import type { SeededFiles } from './seed-files';
import type { SeededEvent } from './seeded-event';
import { SEEDED_EVENTS } from './seeded-events';
import { SEEDED_VENUES } from './seeded-venues';

interface Sources {
  calendar: ChurchCalendar;
  files: SeededFiles;
  /** Ids of the venues, by name. */
  venues: ReadonlyMap<string, string>;
}

export async function seedVenues(strapi: Core.Strapi): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [name, data] of Object.entries(SEEDED_VENUES)) {
    const venue = await strapi.documents('api::venue.venue').create({ data });
    ids.set(name, venue.documentId);
  }
  return ids;
}

/** A picture inside a text carries a copy of the file's data instead of a reference. */
const pictureOf = (files: SeededFiles) => (name: string) => {
  const { id: _id, ...file } = files.picture(name);
  return file;
};

function toEntry(event: SeededEvent, { calendar, files, venues }: Sources) {
  return {
    title: event.title,
    type: event.type,
    ...calendar.datesOf(event),
    venue: event.venue && venues.get(event.venue),
    registerationLink: event.registerationLink,
    image: event.pictureText === null ? null : files.picture(event.slug).id,
    desc: event.desc(pictureOf(files)),
    ...event.change,
  };
}

export async function seedEvents(strapi: Core.Strapi, sources: Sources): Promise<void> {
  for (const event of SEEDED_EVENTS) {
    await strapi.documents('api::event.event').create({
      status: 'published',
      data: toEntry(event, sources),
    });
  }
}

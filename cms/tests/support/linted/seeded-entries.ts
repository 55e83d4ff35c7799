import type { ChurchCalendar } from '../../../src/seed/church-calendar';
import { SEEDED_EVENTS } from '../../../src/seed/seeded-events';
import { SEEDED_SERMONS } from '../../../src/seed/seeded-sermons';
import { SEEDED_SERVICE_TIMES } from '../../../src/seed/seeded-service-times';
import { SEEDED_SITE_SETTINGS } from '../../../src/seed/seeded-site-settings';
import { SEEDED_VENUES } from '../../../src/seed/seeded-venues';
import { planOfSeries } from '../../../src/seed/series/seed-series';
import { SEEDED_SERIES } from '../../../src/seed/series/seeded-series';
import { readPageSeed } from '../page-seed';
import type { Written } from './models';

const picture = (name: string, alternativeText: string | null) =>
  alternativeText === null ? null : { name: `${name}.webp`, mime: 'image/webp', alternativeText };

const entry = (type: string, values: object): Written => ({ type, values: { ...values } });

/** The first content of a new site, as it is stored. */
export const seededEntries = (calendar: ChurchCalendar): Written[] => [
  ...SEEDED_EVENTS.map((event) =>
    entry('event', {
      ...event,
      ...event.change,
      ...calendar.datesOf(event),
      image: picture(event.slug, event.pictureText),
      desc: event.desc((slug) => ({ ...picture(slug, 'A reader at a lectern by lamplight') })),
    }),
  ),
  entry('event-series', { ...SEEDED_SERIES, ...planOfSeries(calendar) }),
  ...SEEDED_SERMONS.map((sermon, index) =>
    entry('sermon', {
      ...sermon,
      date: calendar.pastSunday(index + 1),
      audio: [{ name: `${sermon.slug}.mp3`, mime: 'audio/mpeg' }],
      youtubeLink: sermon.hasVideo ? '/uploads/light.mp4' : null,
      backgroundImage: [picture(`sermon-${sermon.slug}`, sermon.coverText)],
    }),
  ),
  entry('service-time', SEEDED_SERVICE_TIMES),
  entry('site-setting', SEEDED_SITE_SETTINGS),
  ...readPageSeed().map((page) => entry('page', page)),
  ...Object.values(SEEDED_VENUES).map((venue) => entry('venue', venue)),
];

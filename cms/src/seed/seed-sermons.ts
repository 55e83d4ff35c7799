import type { Core } from '@strapi/strapi';

import type { ChurchCalendar } from './church-calendar';
import type { SeededFiles } from './seed-files';
import { SEEDED_LATEST_SERMON } from './seeded-latest-sermon';
import { SEEDED_SERMONS, type SeededSermon } from './seeded-sermons';

interface Sources {
  calendar: ChurchCalendar;
  files: SeededFiles;
}

const toEntry = ({ slug, title, preacher, coverText }: SeededSermon, date: string, files: SeededFiles) => ({
  title,
  preacher,
  date,
  audio: [files.recording(slug).id],
  backgroundImage: coverText === null ? [] : [files.picture(`sermon-${slug}`).id],
});

export async function seedSermons(strapi: Core.Strapi, { calendar, files }: Sources): Promise<void> {
  for (const [index, sermon] of SEEDED_SERMONS.entries()) {
    const data = toEntry(sermon, calendar.pastSunday(index + 1), files);
    await strapi.documents('api::sermon.sermon').create({ data });
  }
  const { video, ...latest } = SEEDED_LATEST_SERMON;
  await strapi.documents('api::latest-sermon.latest-sermon').create({
    data: { ...latest, date: calendar.pastSunday(1), youtubeLink: files.video(video).url },
  });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Core } from '@strapi/strapi';

import type { ChurchCalendar } from './church-calendar';
import type { SeededFiles } from './seed-files';
import { SEEDED_SERMONS, type SeededSermon } from './seeded-sermons';

interface Sources {
  calendar: ChurchCalendar;
  files: SeededFiles;
}

interface SermonPlace {
  date: string;
  files: SeededFiles;
  /** The id of its series; null: it belongs to none. */
  series: string | null;
}

async function toEntry(strapi: Core.Strapi, sermon: SeededSermon, { date, files, series }: SermonPlace) {
  const { slug, title, preacher, coverText, scripture, description, chapters = [], hasTranscript, hasVideo } = sermon;
  const transcript = join(strapi.dirs.app.root, 'seed', 'audio', `${slug}.vtt`);
  return {
    title,
    preacher,
    date,
    audio: [files.recording(slug).id],
    youtubeLink: hasVideo ? files.video(slug).url : null,
    backgroundImage: coverText === null ? [] : [files.picture(`sermon-${slug}`).id],
    series,
    scripture,
    description,
    chapters: chapters.map((chapter) => ({ ...chapter })),
    transcript: hasTranscript ? await readFile(transcript, 'utf8') : null,
  };
}

async function seedSeries(strapi: Core.Strapi): Promise<Map<string | undefined, string>> {
  const names = new Set(SEEDED_SERMONS.flatMap(({ series }) => series ?? []));
  const ids = new Map<string | undefined, string>();
  for (const title of names) {
    const { documentId } = await strapi.documents('api::sermon-series.sermon-series').create({ data: { title } });
    ids.set(title, documentId);
  }
  return ids;
}

export async function seedSermons(strapi: Core.Strapi, { calendar, files }: Sources): Promise<void> {
  const seriesIds = await seedSeries(strapi);
  for (const [index, sermon] of SEEDED_SERMONS.entries()) {
    const series = seriesIds.get(sermon.series) ?? null;
    const data = await toEntry(strapi, sermon, { date: calendar.pastSunday(index + 1), files, series });
    await strapi.documents('api::sermon.sermon').create({ data });
  }
}

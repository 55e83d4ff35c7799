import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Core } from '@strapi/strapi';

import { addToMediaLibrary, type NewFile, type UploadedFile } from './add-to-media-library';
import { renderPicture } from './render-picture';
import { SEEDED_EVENTS } from './seeded-events';
import { SEEDED_SERMONS, type SeededSermon } from './seeded-sermons';

interface Picture {
  name: string;
  alternativeText: string;
}

export interface SeededFiles {
  picture(name: string): UploadedFile;
  recording(slug: string): UploadedFile;
  video(slug: string): UploadedFile;
}

/** The only picture that stands inside a text instead of above it. */
const INSIDE_A_TEXT: Picture = {
  name: 'bible-marathon',
  alternativeText: 'A reader at a lectern by lamplight, an open Bible before her and dawn in the window',
};

function allPictures(): Picture[] {
  const events = SEEDED_EVENTS.map(({ slug, pictureText }) => ({ name: slug, alternativeText: pictureText }));
  const covers = SEEDED_SERMONS.map(({ slug, coverText }) => ({ name: `sermon-${slug}`, alternativeText: coverText }));
  const shown = [...events, ...covers].filter((item): item is Picture => item.alternativeText !== null);
  return [...shown, INSIDE_A_TEXT];
}

async function render(strapi: Core.Strapi, { name, alternativeText }: Picture): Promise<[string, NewFile]> {
  const content = await renderPicture(join(strapi.dirs.app.root, 'seed', 'pictures', `${name}.svg`));
  return [name, { name: `${name}.webp`, mime: 'image/webp', content, alternativeText }];
}

async function readRecording(strapi: Core.Strapi, { slug, title }: SeededSermon): Promise<[string, NewFile]> {
  const content = await readFile(join(strapi.dirs.app.root, 'seed', 'audio', `${slug}.mp3`));
  const alternativeText = `Recording of “${title}”`;
  return [slug, { name: `${slug}.mp3`, mime: 'audio/mpeg', content, alternativeText }];
}

async function readVideo(strapi: Core.Strapi, { slug, title }: SeededSermon): Promise<[string, NewFile]> {
  const content = await readFile(join(strapi.dirs.app.root, 'seed', 'video', `${slug}.mp4`));
  return [slug, { name: `${slug}.mp4`, mime: 'video/mp4', content, alternativeText: `Video of “${title}”` }];
}

async function addAll(strapi: Core.Strapi, files: readonly [string, NewFile][]): Promise<Map<string, UploadedFile>> {
  const added = await Promise.all(
    files.map(async ([name, file]) => [name, await addToMediaLibrary(strapi, file)] as const),
  );
  return new Map(added);
}

const lookUp = (files: ReadonlyMap<string, UploadedFile>) => (name: string) => {
  const file = files.get(name);
  if (!file) throw new Error(`The seeded content names the file "${name}", which was not uploaded.`);
  return file;
};

/** Puts the pictures, recordings and videos of the first content into the media library. */
export async function seedFiles(strapi: Core.Strapi): Promise<SeededFiles> {
  // All of them are read before the first one is added: a missing file must leave nothing behind in the library.
  const pictures = await Promise.all(allPictures().map((picture) => render(strapi, picture)));
  const recordings = await Promise.all(SEEDED_SERMONS.map((sermon) => readRecording(strapi, sermon)));
  const seen = SEEDED_SERMONS.filter(({ hasVideo }) => hasVideo);
  const videos = await Promise.all(seen.map((sermon) => readVideo(strapi, sermon)));
  const picture = lookUp(await addAll(strapi, pictures));
  const recording = lookUp(await addAll(strapi, recordings));
  const video = lookUp(await addAll(strapi, videos));
  return { picture, recording, video };
}

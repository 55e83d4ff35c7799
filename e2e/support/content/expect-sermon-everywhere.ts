import { expect } from '@playwright/test';
import { site } from '../site.ts';
import { expectSoon, has } from './expect-soon.ts';

interface UploadedSermon {
  readonly title: string;
  /** Address of its video. */
  readonly video: string;
  /** A word of its transcript. */
  readonly spoken: string;
}

const read = async (path: string) => (await fetch(`${site.url}${path}`)).text();

/** What was entered once is on the home page, in the list, on a page of its own, in the podcast, and found by search. */
export async function expectSermonEverywhere({ title, video, spoken }: UploadedSermon): Promise<void> {
  await expectSoon('/', has(title), 'the newest sermon');
  expect(await read('/')).toContain(video);
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const [own = 'no page of its own'] = new RegExp(`/sermons/${slug}-\\w+`).exec(await read('/connect/sermons')) ?? [];
  const page = await read(own);
  for (const part of [video, '.mp3', spoken]) expect(page, own).toContain(part);
  await expectSoon('/podcast.xml', has(title), 'the recording');
  await expectSoon(`/search?q=${spoken}`, has(title), 'the word that was said');
}

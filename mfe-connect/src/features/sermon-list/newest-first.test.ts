import type { Sermon } from 'shared/content';
import { newestFirst } from './newest-first.ts';

function sermon(title: string, date: string | null): Sermon {
  return { id: title, title, date, preacher: null, audio: null, youtubeLink: null, backgroundImage: null };
}

test('the newest comes first, what has no date comes last in its own order', () => {
  const given = [sermon('x', null), sermon('old', '2026-09-27'), sermon('y', null), sermon('new', '2026-11-15')];
  expect(newestFirst(given).map(({ title }) => title)).toEqual(['new', 'old', 'x', 'y']);
});

test('without any dates the order stays', () => {
  const given = [sermon('b', null), sermon('a', null)];
  expect(newestFirst(given)).toEqual(given);
});

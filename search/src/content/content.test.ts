import { LISTS } from 'shared/content/search';
import { toEventEntry } from './event-entry.ts';
import { pageEntries } from './page-entry.ts';
import { spokenWords } from './sermon-entry.ts';

const text = (words: string) => ({ type: 'text', text: words });

function entryOf(attributes: object) {
  const base = { title: 'Picnic', startDate: '2027-03-14T22:30:00.000Z', updatedAt: '2027-01-01T00:00:00Z' };
  const body = { data: [{ id: 'a1', attributes: { ...base, ...attributes } }] };
  const [item] = LISTS.events.parse(body).items;
  if (!item) throw new Error('The entry was left out.');
  return toEventEntry(item);
}

test('an event is found by all that its text says, in lists and links too', () => {
  const item = {
    type: 'list-item',
    children: [text('wear '), { type: 'link', url: 'https://a.example', children: [text('boots')] }],
  };
  const desc = [
    { type: 'heading', level: 2, children: [text('Come')] },
    { type: 'list', format: 'unordered', children: [item] },
  ];
  expect(entryOf({ desc })).toMatchObject({ text: 'Come wear boots', address: '/events/picnic-a1' });
});

test.each([
  ['its end', { endDate: '2027-03-15T01:00:00.000Z' }, '2027-03-15T01:00:00.000Z'],
  ['the end of its last day', { startDate: '2027-03-14', endDate: '2027-03-16' }, '2027-03-17T04:00:00.000Z'],
  ['the end of its day', {}, '2027-03-15T05:00:00.000Z'],
])('an event is over after %s', (_, attributes, end) => {
  expect(new Date(entryOf(attributes).endsAt).toISOString()).toBe(end);
});

test('of a transcript, what was said', () => {
  const file =
    'WEBVTT\n\nNOTE by Ruth\n\n1\n00:01.000 --> 00:02.000 align:left\n<v Grace>Be still,\nbe still\n\n00:02.000 --> 00:03.000\nand know\n';
  expect(spokenWords(file)).toBe('be still and know');
  expect(spokenWords(file.replaceAll('\n', '\r\n'))).toBe('be still and know');
  expect(spokenWords(null)).toBe('');
});

test('a page that search engines are not told of needs words of its own', () => {
  const route = { page: 'a', title: 'A', slots: [], query: [] };
  const routes = [
    { ...route, path: '/a' },
    { ...route, path: '/b', sitemap: false as const },
    { ...route, path: '/c', sitemap: false as const, keywords: ['see'] },
    { ...route, path: '/d/:d' },
    { ...route, path: '/e', canonical: '/a' },
  ];
  expect(pageEntries(routes).map(({ address, facts }) => [address, facts])).toEqual([
    ['/a', ''],
    ['/c', 'see'],
  ]);
});

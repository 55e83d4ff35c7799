import { createFakeHttp } from 'section-kit/testing';
import { eventItem } from '../testing/event-item.ts';
import type { Category } from '../event/category.ts';
import { fetchListPart } from './fetch-list-part.ts';

const DATA = [eventItem('hike', { type: 'Men' }), eventItem('tea', { type: 'Women' }), eventItem('picnic')];

async function ask(category: Category, answer: unknown = { data: DATA }) {
  const http = createFakeHttp({ '/api/events?': answer });
  const query = { choice: { group: 'upcoming', category }, today: '2027-03-10', number: 2 } as const;
  const part = await fetchListPart(http, query, new AbortController().signal);
  return { ids: part?.items.map(({ id }) => id), part, asked: new URLSearchParams(http.asked[0]?.split('?')[1]) };
}

const typeAsked = (asked: URLSearchParams) => [...asked.keys()].filter((name) => name.includes('[type]'));

it('asks for the part of every event', async () => {
  const { ids, part, asked } = await ask('All');
  expect([ids, part?.number]).toEqual([['hike', 'tea', 'picnic'], 2]);
  expect(typeAsked(asked)).toEqual([]);
  expect(asked.get('pagination[page]')).toBe('2');
});

it.each([
  ['Men' as const, 'filters[type][$eq]', ['hike']],
  ['Others' as const, 'filters[$and][0][$or][0][type][$null]', ['picnic']],
])('asks for the part of %s, and takes no other from an API that knows no filter', async (category, filter, wanted) => {
  const { ids, asked } = await ask(category);
  expect(typeAsked(asked)).toContain(filter);
  expect(ids).toEqual(wanted);
});

it('is null when it does not come, which is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect((await ask('All', 503)).part).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

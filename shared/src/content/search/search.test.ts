import { createFakeHttp } from '../../testing/fake-http.ts';
import { QUERY_LIMIT, queryText } from './query-text.ts';
import { fetchSearch } from './search.ts';

test.each([
  [null, ''],
  ['  Night   of\tWorship ', 'Night of Worship'],
  ['a\u0000b\u202ec\u2028d', 'a b c d'],
  ['José', 'José'],
])('%j is looked for as %j', (typed, query) => {
  expect(queryText(typed)).toBe(query);
});

test('a query that is too long is cut between characters', () => {
  expect([...queryText('🕊'.repeat(500))]).toHaveLength(QUERY_LIMIT);
  expect(queryText(`${'a'.repeat(QUERY_LIMIT - 1)} b`)).toBe('a'.repeat(QUERY_LIMIT - 1));
});

test('an answer is read, with null for what is missing', async () => {
  const hit = { address: '/events/a', title: [{ text: 'Tea', marked: true }], startDate: '2027-03-14', isOver: false };
  const none = { total: 0, items: [] };
  const data = { events: { total: 1, items: [hit] }, sermons: none, pages: none, order: ['events'] };
  const http = createFakeHttp({ '/api/search?q=tea%20%26%20cake': { data } });
  const { response } = await fetchSearch(http, 'tea & cake');
  expect(response?.events.items).toEqual([{ ...hit, excerpt: [], time: null, eventStatus: 'Scheduled' }]);
});

test('an answer of another shape is an error', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const { error } = await fetchSearch(createFakeHttp({ '/api/search?': { data: [] } }), 'tea');
  expect(error).toMatchObject({ status: 0 });
  log.mockRestore();
});

import Fastify from 'fastify';
import { createSearch } from './create-search.ts';
import { contentSite, SEEDED_ON, seededContent, siteRoutes, type WireEntry } from './testing/content-site.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

interface Group {
  readonly total: number;
  readonly items: readonly { readonly address: string; readonly title: readonly { readonly text: string }[] }[];
}

function open(content = seededContent()) {
  const site = contentSite(content);
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  const routes = async () => siteRoutes();
  const search = createSearch({ content: site.answer, routes, log, now: () => SEEDED_ON });
  stops.push(search.stop);
  const find = async (query: string) => {
    const { status, body } = await search.answer(`/api/search?q=${encodeURIComponent(query)}`);
    return { status, ...(JSON.parse(new TextDecoder().decode(body)) as { data: Record<string, Group> | null }) };
  };
  const titles = async (query: string) => {
    const { data } = await find(query);
    return [data?.['events'], data?.['sermons'], data?.['pages']].flatMap((group) =>
      (group?.items ?? []).map(({ title }) => title.map(({ text }) => text).join('')),
    );
  };
  return { site, search, find, titles, lines };
}

/** Asks until the answer is as expected: an edit is read in the background. */
async function until(expected: (titles: string[]) => boolean, ask: () => Promise<string[]>): Promise<string[]> {
  for (;;) {
    const found = await ask();
    if (expected(found)) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const event = (id: string, title: string, updatedAt: string, more: object = {}): WireEntry => ({
  id,
  attributes: { title, startDate: '2026-12-24T22:00:00.000Z', time: '17:00:00', updatedAt, ...more },
});

test('results come by kind, the kind with the best one first, with the found words marked', async () => {
  const { find } = open();
  const { status, data } = await find('retreet');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    order: ['events'],
    events: {
      total: 2,
      items: [
        {
          address: '/events/poiema-womens-retreat-poiemawomensretreat',
          title: [
            { text: "POIEMA Women's ", marked: false },
            { text: 'Retreat', marked: true },
          ],
          isOver: false,
          eventStatus: 'Scheduled',
        },
        { address: '/events/catalyst-youth-retreat-catalystyouthretreat' },
      ],
    },
    sermons: { total: 0, items: [] },
  });
});

test('a sermon is found by what was said in it', async () => {
  const { find, titles } = open();
  await until(
    (found) => found.includes('Light from the East'),
    () => titles('gray silver sunrise'),
  );
  const { data } = await find('gray silver sunrise');
  expect(data?.['sermons']?.items).toMatchObject([{ title: [{ text: 'Light from the East' }], isSpoken: true }]);
});

test.each([
  ['prayer', 'Prayer Requests'],
  ['join', 'Join Us'],
  ['membership', 'Join Us'],
  ['parking', 'Plan Your Visit'],
  ['giving', 'Directorates'],
  ['live stream', 'Live Stream'],
  ['pastor', 'About Us'],
  ['times', 'Plan Your Visit'],
])('%j finds the page %j', async (query, title) => {
  const { data } = await open().find(query);
  expect(data?.['pages']?.items.slice(0, 3).map((page) => page.title.map(({ text }) => text).join(''))).toContain(
    title,
  );
});

test('neither the search itself nor the second door to a page is a result', async () => {
  const { titles } = open();
  expect(await titles('search')).toEqual([]);
  expect(await titles('login')).toEqual([]);
});

test('an event that lies ahead comes before the same one of last week, which is nearer', async () => {
  const content = {
    events: [
      event('old', 'Candlelight', '2026-01-01T00:00:00.000Z', { startDate: '2026-11-18T22:00:00.000Z' }),
      event('new', 'Candlelight', '2026-01-01T00:00:00.000Z', { startDate: '2027-10-24T22:00:00.000Z' }),
      event('older', 'Candlelight', '2026-01-01T00:00:00.000Z', { startDate: '2024-12-24T22:00:00.000Z' }),
    ],
    sermons: [],
  };
  const { data } = await open(content).find('candlelight');
  expect(data?.['events']?.items).toMatchObject([
    { address: '/events/candlelight-new', isOver: false },
    { address: '/events/candlelight-old', isOver: true },
    { address: '/events/candlelight-older', isOver: true },
  ]);
});

test('what is added, edited and deleted is found so', async () => {
  const { site, search, titles } = open();
  await titles('choir');
  const { events, sermons } = site.content;
  const added = event('vigil', 'Candlelight Vigil', '2026-11-25T13:00:00.000Z');
  site.content = { sermons, events: [...events, added] };
  search.refresh();
  await until(
    (found) => found.includes('Candlelight Vigil'),
    () => titles('candlelight'),
  );

  site.content = { sermons, events: [...events, event('vigil', 'Lantern Walk', '2026-11-25T14:00:00.000Z')] };
  search.refresh();
  await until(
    (found) => found.includes('Lantern Walk'),
    () => titles('lantern'),
  );
  expect(await titles('candlelight vigil')).toEqual([]);

  const asked = site.asked.length;
  site.content = { sermons, events };
  search.refresh();
  await until(
    (found) => found.length === 0,
    () => titles('lantern'),
  );
  expect(site.asked.length).toBeGreaterThan(asked);
});

test('an edit is read without the list: few calls, however long it is', async () => {
  const many = Array.from({ length: 450 }, (_, at) => event(`e${at}`, `Class ${at}`, '2026-01-01T00:00:00.000Z'));
  const { site, search, titles } = open({ events: many, sermons: [] });
  await titles('class');
  await until(
    () => site.asked.length >= 7,
    async () => [],
  );
  site.asked.splice(0);
  site.content = { sermons: [], events: [...many.slice(1), event('e0', 'Lantern Walk', '2026-11-25T14:00:00.000Z')] };
  search.refresh();
  await until(
    (found) => found.length > 0,
    () => titles('lantern'),
  );
  expect(site.asked.filter((address) => address.startsWith('/api/events')).length).toBeLessThanOrEqual(2);
});

test('a search has stopped when it reads the releases no more, whoever does not answer', async () => {
  let end = () => {};
  const reading = new Promise<void>((resolve) => (end = resolve));
  const ends: string[] = [];
  const routes = async () => {
    await reading;
    ends.push('the releases are read');
    return siteRoutes();
  };
  const { log } = Fastify();
  const search = createSearch({ content: () => new Promise(() => undefined), routes, log });
  search.start();
  const stopped = search.stop().then(() => ends.push('stopped'));
  end();
  await stopped;
  expect(ends).toEqual(['the releases are read', 'stopped']);
});

test('a search stops while the content API does not answer', async () => {
  let asked = () => {};
  const asking = new Promise<void>((resolve) => (asked = resolve));
  const content = () => {
    asked();
    return new Promise<never>(() => undefined);
  };
  const search = createSearch({ content, routes: async () => siteRoutes(), log: Fastify().log });
  search.start();
  await asking;
  await expect(search.stop()).resolves.toBeUndefined();
});

test('a search that is stopped reads no further', async () => {
  const many = Array.from({ length: 450 }, (_, at) => event(`e${at}`, `Class ${at}`, '2026-01-01T00:00:00.000Z'));
  const { site, search, lines } = open({ events: many, sermons: [] });
  const stopped = new Promise<void>((resolve) => {
    site.onAsked = () => resolve(search.stop());
  });
  search.start();
  await stopped;
  // Many more turns than the whole list needs.
  for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(site.asked).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('while there is no index, the answer is an error that says so, and no query is in the log', async () => {
  const { site, find, lines } = open();
  site.isAway = true;
  expect(await find('my secret')).toMatchObject({ status: 503, data: null, error: { status: 503 } });
  expect(lines.join()).toContain('the search could not read the content');
  expect(lines.join()).not.toContain('secret');
});

test.each(['', '   ', '\u0000\u202e', '?!'])('%j finds nothing', async (query) => {
  const { status, data } = await open().find(query);
  expect(status).toBe(200);
  expect(data).toMatchObject({ order: [] });
});

test.each(['x'.repeat(5_000), 'constructor __proto__ toString', '%00%ff', '*'.repeat(90), 'ab '.repeat(40)])(
  'a query that nobody types harms nothing: %j',
  async (query) => {
    expect((await open().find(query)).status).toBe(200);
  },
);

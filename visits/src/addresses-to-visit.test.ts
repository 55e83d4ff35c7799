import { RouteDefinition } from 'shared/contract';
import * as v from 'valibot';
import { addressesToVisit } from './addresses-to-visit.ts';

const routes = (...given: object[]) =>
  given.map((route) => v.parse(RouteDefinition, { page: 'page', title: 'T', ...route }));
const section = (name: string, given: object[], slots: string[] = []) => ({
  name,
  routes: routes(...given),
  slots: slots.map((slot) => ({ slot, expose: 'slot' })),
});

const EVENTS = section(
  'events',
  [
    { path: '/events' },
    { path: '/event-details', query: ['id'], sitemap: { collection: '/api/events', key: 'id' } },
    { path: '/events/:event', sitemap: { collection: '/api/events', parameter: '{title}-{id}' } },
    { path: '/search/:word' },
  ],
  ['home.next-event'],
);
const CONTENT = section('content', [{ path: '/', slots: ['home.next-event'] }, { path: '/about' }]);
const CONNECT = section('connect', [{ path: '/connect' }], ['frame.player']);
const ALL = [EVENTS, CONTENT, CONNECT];

const calls: string[] = [];
const content = async (address: string) => {
  calls.push(address);
  const data = [1, 2, 3].map((id) => ({ id, attributes: { title: `Picnic ${id}` } }));
  return { status: 200, body: Buffer.from(JSON.stringify({ data })) };
};
const visited = async (candidate: Parameters<typeof addressesToVisit>[0]) =>
  (await addressesToVisit(candidate, ALL, content)).map(
    ({ address, inBrowser }) => `${address}${inBrowser ? ' *' : ''}`,
  );

test("a section's pages, with entries of the content, and pages whose slots it fills", async () => {
  expect(await visited(EVENTS)).toEqual([
    '/events *',
    '/event-details?id=1 *',
    '/event-details?id=2 *',
    '/event-details?id=3',
    '/events/picnic-1-1 *',
    '/events/picnic-2-2 *',
    '/events/picnic-3-3',
    '/ *',
  ]);
  expect(calls[0]).toContain('sort=updatedAt%3Adesc');
});

test('who fills a slot of the frame is visited at home', async () => {
  expect(await visited(CONNECT)).toEqual(['/ *', '/connect *']);
});

test("a shell's pages are all pages, each once", async () => {
  const all = await visited('shell');
  expect(all).toHaveLength(new Set(all).size);
  expect(all).toEqual(expect.arrayContaining(['/ *', '/about *', '/connect *', '/events *']));
});

test('content that cannot be read is no list without entries', async () => {
  const away = async () => ({ status: 503, body: Buffer.from('{}') });
  await expect(addressesToVisit(EVENTS, ALL, away)).rejects.toThrow('answers /api/events with status 503');
});

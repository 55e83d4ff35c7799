import Fastify, { type FastifyInstance } from 'fastify';
import { feedRoutes } from '../feed-routes.ts';

const PUBLIC_URL = 'https://church.example';

/** The attributes of an event, as the content API sends them, by its id. */
export type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface FeedContent {
  entries: Entries;
  /** The attributes of the service times; without them there is no such entry. */
  times: Readonly<Record<string, unknown>> | undefined;
  /** The attributes of sermons, by id. */
  sermons: Entries;
}

/** A server with the feeds of some events. `entries` may be changed while it runs. */
export function feedSite(
  entries: Entries,
  { times, sermons = {}, contentOrigin = '' }: Partial<FeedContent> & { contentOrigin?: string } = {},
) {
  const site = { entries, times, sermons, away: false };
  const app = Fastify();
  void app.register(feedRoutes, {
    content: async (address) => {
      if (site.away) return { status: 503, body: new TextEncoder().encode('{}') };
      const { status = 200, ...body } = answerTo(new URL(address, PUBLIC_URL), site);
      return { status, body: new TextEncoder().encode(JSON.stringify(body)) };
    },
    publicUrl: PUBLIC_URL,
    contentOrigin,
    headers: { 'cache-control': 'public, max-age=0, s-maxage=300' },
    now: () => new Date('2027-03-20T12:00:00Z'),
  });
  return Object.assign(site, { app, get: (path: string) => get(app, path) });
}

async function get(app: FastifyInstance, path: string) {
  const { statusCode, headers, body } = await app.inject(path);
  return { statusCode, headers, body };
}

function answerTo(
  { pathname, searchParams }: URL,
  { entries, times, sermons }: FeedContent,
): { status?: number; data?: unknown; meta?: unknown } {
  if (pathname === '/api/site-setting')
    return { data: { id: 1, attributes: { address: '1 York Road, Towson, MD 21204' } } };
  if (pathname === '/api/service-time') return times ? { data: { id: 1, attributes: times } } : { status: 404 };
  if (pathname.startsWith('/api/sermons')) return sermonAnswer(pathname, searchParams, sermons);
  const id = /^\/api\/events\/(.+)$/.exec(pathname)?.[1];
  if (id !== undefined) return id in entries ? { data: item(id, entries[id]) } : { status: 404 };
  const size = Number(searchParams.get('pagination[pageSize]'));
  const from = (Number(searchParams.get('pagination[page]')) - 1) * size;
  const since = searchParams.get('filters[startDate][$gte]') ?? '';
  const data = Object.entries(entries).map(([key, attributes]) => item(key, attributes));
  const wanted = data.filter(({ attributes }) => attributes.startDate >= since);
  return {
    data: wanted.slice(from, from + size),
    meta: { pagination: { pageCount: Math.ceil(wanted.length / size), total: wanted.length } },
  };
}

function item(id: string, attributes: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    attributes: {
      title: 'Picnic',
      startDate: '2027-03-14T22:30:00.000Z',
      endDate: '2027-03-15T01:00:00.000Z',
      time: '18:30:00',
      updatedAt: '2027-01-02T03:04:05.678Z',
      ...attributes,
    },
  };
}

function sermonAnswer(pathname: string, query: URLSearchParams, sermons: Entries) {
  const id = /^\/api\/sermons\/(.+)$/.exec(pathname)?.[1];
  if (id !== undefined) return id in sermons ? { data: { id, attributes: sermons[id] } } : { status: 404 };
  const withTranscript = query.has('filters[transcript][$notNull]');
  const data = Object.entries(sermons)
    .map(([key, attributes]) => ({ id: key, attributes }))
    .filter(({ attributes }) => !withTranscript || attributes.transcript);
  return { data, meta: { pagination: { pageCount: 1, total: data.length } } };
}

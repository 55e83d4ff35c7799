import Fastify from 'fastify';
import type { DrawPicture } from '../create-pictures.ts';
import { sharePictureRoutes } from '../share-picture-routes.ts';

/** The attributes of an event, as the content API sends them, by its id. */
type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const PICNIC = {
  title: 'Picnic',
  startDate: '2027-03-14T22:30:00.000Z',
  endDate: '2027-03-15T01:00:00.000Z',
  time: '18:30:00',
  updatedAt: '2027-01-02T03:04:05.678Z',
};

/** A server with the share pictures of some events. `entries` may be changed while it runs. */
export function pictureSite(entries: Entries, draw: DrawPicture) {
  const site = { entries, away: false };
  const app = Fastify();
  void app.register(sharePictureRoutes, {
    content: async (address) => {
      const { status, body } = site.away ? { status: 503, body: {} } : answerTo(address, site.entries);
      return { status, body: new TextEncoder().encode(JSON.stringify(body)) };
    },
    draw,
    headers: { 'cache-control': 'public, max-age=0, s-maxage=300' },
  });
  return Object.assign(site, { get: (path: string) => app.inject(path) });
}

function answerTo(address: string, entries: Entries) {
  if (address.startsWith('/api/site-setting'))
    return { status: 200, body: { data: { id: 1, attributes: { address: '1 York Road, Towson, MD 21204' } } } };
  const id = /^\/api\/events\/([^?]+)/.exec(address)?.[1] ?? '';
  const attributes = entries[id];
  if (!attributes) return { status: 404, body: {} };
  return { status: 200, body: { data: { id, attributes: { ...PICNIC, ...attributes } } } };
}

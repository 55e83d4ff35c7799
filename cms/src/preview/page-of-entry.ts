import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

type PathOf = (documentId: string, strapi: Core.Strapi) => string | Promise<string>;

/** The page on which an entry is seen best. What is shown nowhere has none. */
const PAGES: Readonly<Record<string, PathOf | undefined>> = {
  'api::event.event': (id) => `/event-details?id=${id}`,
  'api::event-series.event-series': () => '/events',
  'api::venue.venue': () => '/events',
  'api::sermon.sermon': (id) => `/sermons/sermon-${id}`,
  'api::sermon-series.sermon-series': () => '/sermons',
  'api::latest-sermon.latest-sermon': () => '/',
  'api::service-time.service-time': () => '/plan-your-visit',
  'api::site-setting.site-setting': () => '/',
  'api::page.page': pathOfPage,
};

const pageSchema = v.nullable(v.object({ path: v.string() }));

async function pathOfPage(documentId: string, strapi: Core.Strapi): Promise<string> {
  const page: unknown = await strapi.documents('api::page.page').findOne({ documentId, fields: ['path'] });
  return v.parse(pageSchema, page)?.path ?? '/';
}

/** Path and query; null where nothing of an entry is on the site. */
export async function pageOfEntry(uid: string, documentId: string, strapi: Core.Strapi): Promise<string | null> {
  return (await PAGES[uid]?.(documentId, strapi)) ?? null;
}

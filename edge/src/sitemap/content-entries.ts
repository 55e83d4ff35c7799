import * as v from 'valibot';
import type { ContentCache } from '../content/content-cache.ts';
import { contentKey } from '../content/content-key.ts';

const Moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text)),
);

const Entry = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  attributes: v.optional(v.object({ updatedAt: v.fallback(v.optional(Moment), undefined) }), {}),
});

/** The content API's envelope of any list. */
const Page = v.object({
  data: v.array(Entry),
  meta: v.object({ pagination: v.object({ pageCount: v.number() }) }),
});

export interface ContentEntry {
  readonly id: string;
  readonly updatedAt: Date | undefined;
}

/** The content API's own ceiling for a page of a list. */
const PAGE_SIZE = 100;
/** As many entries as a sitemap may hold. */
const MAX_PAGES = 500;

/** Every entry of a list of the content API. Rejects when a part cannot be read. @param path `/api/events` */
export async function contentEntries(cache: ContentCache, path: string): Promise<ContentEntry[]> {
  const first = await readPage(cache, path, 1);
  const entries = [...first.data];
  const last = Math.min(first.meta.pagination.pageCount, MAX_PAGES);
  for (let page = 2; page <= last; page += 1) entries.push(...(await readPage(cache, path, page)).data);
  return entries.map(({ id, attributes }) => ({ id, updatedAt: attributes.updatedAt }));
}

async function readPage(cache: ContentCache, path: string, page: number): Promise<v.InferOutput<typeof Page>> {
  const query = new URLSearchParams({
    'fields[0]': 'updatedAt',
    sort: 'id:asc',
    'pagination[pageSize]': String(PAGE_SIZE),
    'pagination[page]': String(page),
  });
  const { status, body } = await cache.read(contentKey(path, query, Date.now()));
  if (status >= 400) throw new Error(`${path}: status ${status}`);
  return v.parse(Page, JSON.parse(body.toString('utf8')));
}

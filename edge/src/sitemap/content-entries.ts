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
  attributes: v.optional(v.looseObject({ updatedAt: v.fallback(v.optional(Moment), undefined) }), {}),
});

/** The content API's envelope of any list. */
const Page = v.object({
  data: v.array(Entry),
  meta: v.object({ pagination: v.object({ pageCount: v.number() }) }),
});

export interface ContentEntry {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly updatedAt: Date | undefined;
}

/** The content API's own ceiling for a page of a list. */
const PAGE_SIZE = 100;
/** As many entries as a sitemap may hold. */
const MAX_PAGES = 500;

/** A list of the content API, and which attributes of its entries are read. */
export interface EntriesQuery {
  /** `/api/events` */
  readonly path: string;
  readonly attributes: readonly string[];
}

/** Every entry of a list of the content API. Rejects when a part cannot be read. */
export async function contentEntries(cache: ContentCache, query: EntriesQuery): Promise<ContentEntry[]> {
  const first = await readPage(cache, query, 1);
  const entries = [...first.data];
  const last = Math.min(first.meta.pagination.pageCount, MAX_PAGES);
  for (let page = 2; page <= last; page += 1) entries.push(...(await readPage(cache, query, page)).data);
  return entries.map(({ id, attributes }) => ({ id, attributes, updatedAt: attributes.updatedAt }));
}

async function readPage(
  cache: ContentCache,
  { path, attributes }: EntriesQuery,
  page: number,
): Promise<v.InferOutput<typeof Page>> {
  const fields = ['updatedAt', ...attributes].map((name, at) => [`fields[${at}]`, name]);
  const query = new URLSearchParams({
    ...Object.fromEntries(fields),
    sort: 'id:asc',
    'pagination[pageSize]': String(PAGE_SIZE),
    'pagination[page]': String(page),
  });
  const { status, body } = await cache.read(contentKey(path, query, Date.now()));
  if (status >= 400) throw new Error(`${path}: status ${status}`);
  return v.parse(Page, JSON.parse(body.toString('utf8')));
}

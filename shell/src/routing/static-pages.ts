import { type LoaderData, pagesIn } from './loader-data.ts';
import type { PageData } from './route-data.ts';

/** The loader data of a document that waits for its visitor. Its browser has the HTML of a static page, and needs no data of it. */
export function withoutPageData(loaderData: LoaderData): LoaderData {
  const pages = new Map<unknown, PageData>(pagesIn(loaderData).map((data) => [data, withHtmlAlone(data)]));
  return Object.fromEntries(Object.entries(loaderData).map(([id, data]) => [id, pages.get(data) ?? data]));
}

function withHtmlAlone(data: PageData): PageData {
  if (!data.route.static) return data;
  const { release, expose, hasFallback } = data.page;
  return { ...data, page: { release, expose, hasFallback, status: 'static' } };
}

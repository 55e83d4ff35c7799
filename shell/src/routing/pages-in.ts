import type { PageData } from './page-data.ts';

/** What of a document's loader data is a page's. @param loaderData React Router's, by route id */
export function pagesIn(loaderData: Readonly<Record<string, unknown>>): PageData[] {
  return Object.values(loaderData).filter(isPageData);
}

function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'page' in data && 'slots' in data;
}

import type { RegionState } from '../regions/region-state.ts';
import { isDeferred, type PageData, ROOT_ROUTE } from './route-data.ts';

/** React Router's loader data of a document, by route id. */
export type LoaderData = Readonly<Record<string, unknown>>;

/** The data of pages; the root route and addresses without a page have other data. */
export function pagesIn(loaderData: LoaderData): PageData[] {
  return Object.values(loaderData).filter(isPageData);
}

function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'page' in data && 'slots' in data;
}

export function regionsIn(loaderData: LoaderData): RegionState[] {
  return pagesIn(loaderData).flatMap(({ page, slots }) => [page, ...Object.values(slots)]);
}

/** The regions whose code may load later, because the server has rendered them. */
export function deferredRegionsIn(loaderData: LoaderData): RegionState[] {
  return pagesIn(loaderData).flatMap((page) => {
    const slots = Object.entries(page.slots);
    return slots.flatMap(([name, state]) => (state.status === 'ready' && isDeferred(page, name) ? [state] : []));
  });
}

/**
 * Whether every region is ready and the frame has the site's settings (decision 0044).
 * @param browserOnly releases whose regions no server draws
 */
export function isComplete(loaderData: LoaderData, browserOnly: readonly string[] = []): boolean {
  const isDone = ({ status, release }: RegionState) => status === 'ready' || browserOnly.includes(release);
  return loaderData[ROOT_ROUTE] !== null && regionsIn(loaderData).every(isDone);
}

import type { RegionState } from '../regions/region-state.ts';
import type { PageData } from '../routing/page-data.ts';

/** The states of all regions of a document. @param loaderData React Router's, by route id; only pages have regions */
export function regionStates(loaderData: Readonly<Record<string, unknown>>): RegionState[] {
  return Object.values(loaderData).flatMap((data) =>
    isPageData(data) ? [data.page, ...Object.values(data.slots)] : [],
  );
}

function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'page' in data && 'slots' in data;
}

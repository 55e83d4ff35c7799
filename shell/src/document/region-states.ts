import type { RegionState } from '../regions/region-state.ts';
import { pagesIn } from './pages-in.ts';

/** The states of all regions of a document. @param loaderData React Router's, by route id */
export function regionStates(loaderData: Readonly<Record<string, unknown>>): RegionState[] {
  return pagesIn(loaderData).flatMap(({ page, slots }) => [page, ...Object.values(slots)]);
}

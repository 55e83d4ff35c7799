import type { RegionState } from '../regions/region-state.ts';
import { ROOT_ROUTE } from './root-route.ts';
import { pagesIn } from './pages-in.ts';

/** The states of all regions of a document. @param loaderData React Router's, by route id */
export function regionStates(loaderData: Readonly<Record<string, unknown>>): RegionState[] {
  return pagesIn(loaderData).flatMap(({ page, slots }) => [page, ...Object.values(slots)]);
}

/** Whether a document lacks nothing: every region is there, and the frame has the site's settings (decision 0044). */
export function isComplete(loaderData: Readonly<Record<string, unknown>>): boolean {
  return loaderData[ROOT_ROUTE] !== null && regionStates(loaderData).every(({ status }) => status === 'ready');
}

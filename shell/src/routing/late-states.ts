import type { RegionState } from '../regions/region-state.ts';
import { isLate } from './is-late.ts';
import type { PageData } from './page-data.ts';
import { pagesIn } from './pages-in.ts';

/** The regions of a document whose code may wait: the server has drawn them. @param loaderData React Router's, by route id */
export function lateStates(loaderData: Readonly<Record<string, unknown>>): RegionState[] {
  return pagesIn(loaderData).flatMap(lateSlots);
}

function lateSlots(page: PageData): RegionState[] {
  const slots = Object.entries(page.slots);
  return slots.flatMap(([name, state]) => (state.status === 'ready' && isLate(page, name) ? [state] : []));
}

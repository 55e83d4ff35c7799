import { type LoadRegion, pendingRegion } from '../regions/region-state.ts';
import { within } from '../regions/within.ts';

/** Milliseconds that a navigation waits for one region, or for the settings. Then the page is shown without them. */
export const NAVIGATION_LIMIT_MS = 2_500;

/**
 * Limits how long a navigation waits for a slow region. The region is then pending, and its second attempt, which the page
 * starts by itself, has no limit.
 */
export function loadWithinLimit(load: LoadRegion): LoadRegion {
  const timedOut = new Set<string>();
  return async (source, args) => {
    const key = `${source.remote.name}/${source.expose}`;
    const loading = load(source, args);
    if (timedOut.delete(key)) return loading;
    const loaded = await within(loading, NAVIGATION_LIMIT_MS);
    if (loaded) return loaded;
    timedOut.add(key);
    return pendingRegion(source);
  };
}

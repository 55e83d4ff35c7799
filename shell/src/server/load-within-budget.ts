import { releaseNameOf, type RenderJob } from 'shared/contract';
import { type LoadRegion, moduleOf, pendingRegion } from '../regions/region-state.ts';
import { within } from '../regions/within.ts';

/** Limits the time to load a region. One that is too slow is pending, and its load is aborted. Some are not loaded at all. */
export function loadWithinBudget(load: LoadRegion, { budgetMs, regions, leftOut = [] }: RenderJob): LoadRegion {
  return async (source, args) => {
    const release = releaseNameOf(source.remote);
    if (regions === 'left-to-browser' || leftOut.includes(release))
      return { state: { ...moduleOf(source), status: 'pending', untouched: true } };
    // AbortSignal.timeout would keep the loaded data in memory until it fires.
    const budget = new AbortController();
    const loaded = await within(load(source, { ...args, signal: budget.signal }), budgetMs);
    if (loaded) return loaded;
    budget.abort();
    return pendingRegion(source);
  };
}

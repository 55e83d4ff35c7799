import type { RenderJob } from 'shared/contract';
import type { LoadedRegion, LoadRegion } from '../regions/loaded-region.ts';
import { drawnBy, type RegionSource } from '../regions/region-state.ts';

/** Loads a region within the document's time; what is late, or left out on purpose, is pending for the browser. */
export function budgetedLoad(load: LoadRegion, { budgetMs, regions, leftOut = [] }: RenderJob): LoadRegion {
  return async (source, args) => {
    const { release } = drawnBy(source);
    if (regions === 'left-to-browser' || leftOut.includes(release))
      return { state: { ...drawnBy(source), status: 'pending', untouched: true } };
    const late = AbortSignal.timeout(budgetMs);
    const given = new Promise<LoadedRegion>((resolve) => {
      late.addEventListener('abort', () => resolve(pending(source)), { once: true });
    });
    return Promise.race([load(source, { ...args, signal: late }), given]);
  };
}

function pending(source: RegionSource): LoadedRegion {
  return { state: { ...drawnBy(source), status: 'pending' } };
}

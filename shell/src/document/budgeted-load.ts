import type { RenderJob } from 'shared/contract';
import type { LoadedRegion, LoadRegion } from '../regions/loaded-region.ts';
import { drawnBy, type RegionSource } from '../regions/region-state.ts';

/** Loads a region within the document's time; what is late, or left out on purpose, is pending for the browser. */
export function budgetedLoad(load: LoadRegion, { budgetMs, regions }: RenderJob): LoadRegion {
  if (regions === 'left-to-browser')
    return async (source) => ({ state: { ...drawnBy(source), status: 'pending', untouched: true } });
  return (source, args) => {
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

import type { RenderJob } from 'shared/contract';
import type { LoadedRegion, LoadRegion } from '../regions/loaded-region.ts';
import { drawnBy } from '../regions/region-state.ts';
import type { RegionSource } from '../releases/page-sources.ts';

/** Loads a region within the document's time; what is late, or left out on purpose, is pending for the browser. */
export function budgetedLoad(load: LoadRegion, { budgetMs, regions, leftOut = [] }: RenderJob): LoadRegion {
  return async (source, args) => {
    const { release } = drawnBy(source);
    if (regions === 'left-to-browser' || leftOut.includes(release))
      return { state: { ...drawnBy(source), status: 'pending', untouched: true } };
    // Not AbortSignal.timeout: it would keep all that was loaded until the time is over, long after the document is sent.
    const late = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const given = new Promise<LoadedRegion>((resolve) => {
      timer = setTimeout(() => {
        resolve(pending(source));
        late.abort();
      }, budgetMs);
    });
    return Promise.race([load(source, { ...args, signal: late.signal }), given]).finally(() => clearTimeout(timer));
  };
}

function pending(source: RegionSource): LoadedRegion {
  return { state: { ...drawnBy(source), status: 'pending' } };
}

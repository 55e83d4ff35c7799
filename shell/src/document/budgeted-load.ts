import type { RenderJob } from 'shared/contract';
import { type LoadedRegion, loadRegion } from '../regions/load-region.ts';
import type { LoadRegion } from '../routing/load-page.ts';

const PENDING: LoadedRegion = { state: { status: 'pending' } };
const UNTOUCHED: LoadedRegion = { state: { status: 'pending', untouched: true } };

/** Loads a region within the document's time; what is late, or left out on purpose, is pending for the browser. */
export function budgetedLoad({ budgetMs, regions }: RenderJob): LoadRegion {
  if (regions === 'left-to-browser') return async () => UNTOUCHED;
  return (modules, source, args) => {
    const late = AbortSignal.timeout(budgetMs);
    const pending = new Promise<LoadedRegion>((resolve) => {
      late.addEventListener('abort', () => resolve(PENDING), { once: true });
    });
    return Promise.race([loadRegion(modules, source, { ...args, signal: late }), pending]);
  };
}

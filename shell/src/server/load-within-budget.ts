import { releaseNameOf, type RenderJob } from 'shared/contract';
import { type LoadRegion, moduleOf, pendingRegion } from '../regions/region-state.ts';
import { within } from '../regions/within.ts';

/** Limits the time to load a region. One that is too slow is pending, and its load is aborted. Some are not loaded at all. */
export function loadWithinBudget(load: LoadRegion, job: RenderJob): LoadRegion {
  const untouched = [...(job.leftOut ?? []), ...browserOnly(job)];
  return async (source, args) => {
    if (job.regions === 'left-to-browser' || untouched.includes(releaseNameOf(source.remote)))
      return { state: { ...moduleOf(source), status: 'pending', untouched: true } };
    // AbortSignal.timeout would keep the loaded data in memory until it fires.
    const budget = new AbortController();
    const loaded = await within(load(source, { ...args, signal: budget.signal }), job.budgetMs);
    if (loaded) return loaded;
    budget.abort();
    return pendingRegion(source);
  };
}

/** Releases without a server build. */
export function browserOnly({ sections, stable = [] }: RenderJob): string[] {
  return [...sections, ...stable].flatMap(({ remote, serverEntry }) =>
    serverEntry === null ? [releaseNameOf(remote)] : [],
  );
}

import type { LoadedRegion, LoadRegion } from '../regions/loaded-region.ts';
import { drawnBy } from '../regions/region-state.ts';

/** Milliseconds that a navigation waits for one region, or for the settings, before it shows the page without them. */
export const PATIENCE_MS = 2_500;

/**
 * Loads regions in the browser. A slow section holds up a navigation for a moment only: its region is pending then, the
 * page is shown, and the next attempt, which the page starts by itself, waits to the end.
 */
export function patientLoad(load: LoadRegion): LoadRegion {
  const late = new Set<string>();
  return async (source, args) => {
    const key = `${source.remote.name}/${source.expose}`;
    const loading = load(source, args);
    if (late.delete(key)) return loading;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pending = new Promise<LoadedRegion>((resolve) => {
      timer = setTimeout(() => {
        late.add(key);
        resolve({ state: { ...drawnBy(source), status: 'pending' } });
      }, PATIENCE_MS);
    });
    return Promise.race([loading, pending]).finally(() => clearTimeout(timer));
  };
}

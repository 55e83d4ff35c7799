import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FRAME_SLOTS } from 'shared/contract';
import { createHttp } from 'shared/http';
import { createRegionLoader } from '../regions/load-region.ts';
import { type RegionEnvironment, useRegionEnvironment } from '../regions/region-environment.ts';
import type { LoadedRegion } from '../regions/region-state.ts';

type FrameSlotName = (typeof FRAME_SLOTS)[number];

/** Milliseconds until the stable release of a slow candidate is loaded too. */
const HEAD_START_MS = 3_000;

/**
 * What fills a slot of the frame, of the release that draws its section now: looked up at each navigation. Until the next one
 * is loaded the last one stays.
 * @returns undefined while nothing is loaded, null when nothing fills the slot; `reload` looks again
 */
export function useFrameSlot(name: FrameSlotName) {
  const environment = useRegionEnvironment();
  const { key } = useLocation();
  const [shown, setShown] = useState<LoadedRegion | null>();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const loaded = await loadSlot(environment, name, signal);
      if (!signal.aborted) startTransition(() => setShown(loaded));
    },
    [environment, name],
  );
  useEffect(() => {
    const left = new AbortController();
    void load(left.signal);
    return () => left.abort();
  }, [load, key]);
  return { shown, reload: () => void load(new AbortController().signal) };
}

async function loadSlot(environment: RegionEnvironment, name: FrameSlotName, signal: AbortSignal) {
  await environment.loadTable?.();
  const source = environment.releases.frameSlot(name);
  if (!source) return null;
  const load = createRegionLoader({ ...environment, headStartMs: HEAD_START_MS });
  return load(source, { url: new URL(location.href), params: {}, http: createHttp({ origin: '' }), signal });
}

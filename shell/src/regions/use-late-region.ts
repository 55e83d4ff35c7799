import { type RefObject, useEffect } from 'react';
import { useRegionEnvironment } from './region-environment.ts';
import type { DrawnBy } from './region-state.ts';
import { whenWanted } from './when-wanted.ts';

/** Wakes a region whose code waits, when a visitor comes near it. */
export function useLateRegion(place: RefObject<HTMLElement | null>, region: DrawnBy): void {
  const { late, clicks } = useRegionEnvironment();
  const { release, expose } = region;
  useEffect(() => {
    const element = place.current;
    if (!element || !late?.woken({ release, expose })) return undefined;
    const wake = () => late.wake({ release, expose });
    // It was pressed before the page around it was alive.
    if (clicks?.isKept(element)) wake();
    return whenWanted(element, wake);
  }, [late, clicks, place, release, expose]);
}

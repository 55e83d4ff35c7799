import { type RefObject, useEffect } from 'react';
import { useRegionEnvironment } from './region-environment.ts';
import type { RegionModule } from './region-state.ts';

/** Distance to the screen at which a region's code loads, so that it is there when the region is seen. */
const NEAR = '200px';

/** Events before a click, or instead of one. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Activates a deferred region when a visitor comes near it or uses it. */
export function useDeferredRegion(place: RefObject<HTMLElement | null>, region: RegionModule): void {
  const { deferred, clicks } = useRegionEnvironment();
  const { release, expose } = region;
  useEffect(() => {
    const element = place.current;
    if (!element || !deferred?.activation({ release, expose })) return undefined;
    const activate = () => deferred.activate({ release, expose });
    // A button in it was pressed before this effect ran.
    if (clicks?.isWaiting(element)) activate();
    return whenNeeded(element, activate);
  }, [deferred, clicks, place, release, expose]);
}

/**
 * Calls back when an element is near the screen, pointed at, touched or focused. Listens on the window: React stops the
 * events of a part that is not hydrated.
 * @returns stops listening
 */
function whenNeeded(element: Element, needed: () => void): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  const tell = () => {
    stop();
    needed();
  };
  // Without an observer nobody knows what is on the screen.
  if (typeof IntersectionObserver === 'undefined') tell();
  else observe(element, tell, ended.signal);
  const notice = ({ target }: Event) => target instanceof Node && element.contains(target) && tell();
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true, signal: ended.signal });
  if (element.contains(document.activeElement)) tell();
  return stop;
}

function observe(element: Element, seen: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen(),
    { rootMargin: NEAR },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** About two screens: what comes then is there before the visitor is. */
const AHEAD_PX = 1_500;

interface Approach {
  readonly element: RefObject<Element | null>;
  /** While false nothing happens. Whatever else changes it looks again: what came may not have been enough. */
  readonly active: boolean;
  readonly progress: unknown;
  readonly onNear: () => void;
}

/** Tells when an element is nearly in view. A browser without the observer never tells. */
export function useApproach({ element, active, progress, onNear }: Approach): void {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!active || !element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && tell(), {
      rootMargin: `${AHEAD_PX}px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, active, progress]);
}

import { type RefObject, useEffect, useState } from 'react';

/** Pixels below the fold at which a picture starts to load (specification, section 9). */
const THRESHOLD_PX = 100;

/**
 * True once the element is in view or about to be, and from then on. A browser without the observer loads at once,
 * and so does a page that is about to be printed.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const show = () => setNear(true);
    if (near || !element.current) return undefined;
    if (typeof IntersectionObserver === 'undefined') return show();
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show(), {
      rootMargin: `${THRESHOLD_PX}px`,
    });
    observer.observe(element.current);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [element, near]);
  return near;
}

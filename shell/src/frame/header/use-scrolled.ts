import { useSyncExternalStore } from 'react';

/** Pixels. More than the bounce of a touch screen. */
const SCROLLED_PX = 8;

export function useScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > SCROLLED_PX,
    () => false,
  );
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

import { useEffect, useLayoutEffect, useState } from 'react';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';

/**
 * Remembers the scroll position of each history entry. The browser's own restoration is too early in an app, before the page is
 * rendered. It is on again while the document unloads, because a reload has complete HTML.
 */
export function useScrollMemory(entry: string): ScrollMemory {
  const [memory] = useState(createScrollMemory);
  // A layout effect ends before the next page scrolls, so positions are not mixed up.
  useLayoutEffect(() => {
    const remember = () => memory.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [memory, entry]);
  useEffect(() => {
    const turnOff = () => void (history.scrollRestoration = 'manual');
    const turnOn = () => {
      history.scrollRestoration = 'auto';
      memory.save();
    };
    turnOff();
    window.addEventListener('pageshow', turnOff);
    window.addEventListener('pagehide', turnOn);
    return () => {
      window.removeEventListener('pageshow', turnOff);
      window.removeEventListener('pagehide', turnOn);
      turnOn();
    };
  }, [memory]);
  return memory;
}

import { useEffect, useLayoutEffect, useState } from 'react';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';

/**
 * Remembers where each history entry was scrolled to. The browser's own way comes too early in an app: before the page
 * that it scrolls is drawn. It is given back when the document goes, so that a reload, whose HTML is complete, keeps its place.
 */
export function useScrollMemory(entry: string): ScrollMemory {
  const [memory] = useState(createScrollMemory);
  // Before the next page is scrolled: its movements are not this one's.
  useLayoutEffect(() => {
    const remember = () => memory.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [memory, entry]);
  useEffect(() => {
    const take = () => void (history.scrollRestoration = 'manual');
    const giveBack = () => {
      history.scrollRestoration = 'auto';
      memory.save();
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, [memory]);
  return memory;
}

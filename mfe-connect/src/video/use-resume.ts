import { useEffect, useRef } from 'react';
import { PROGRESS_INTERVAL_MS, SEEK_ON_PLAY_MS } from './player-constants.ts';
import { storePosition, storedPosition } from './stored-position.ts';

/**
 * Stores the position while a video plays, and seeks to it when the video starts again.
 * So a visitor who comes back to the page, or reloads it, continues there.
 */
export function useResume(src: string) {
  const media = useRef<HTMLVideoElement>(null);
  const pending = useRef(storedPosition(src));

  useEffect(() => {
    const storeNow = () => {
      const element = media.current;
      if (element && !element.paused && pending.current === null) storePosition(src, element.currentTime);
    };
    const progress = setInterval(storeNow, PROGRESS_INTERVAL_MS);
    // A jump long after the start would surprise.
    const timer = setTimeout(() => (pending.current = null), SEEK_ON_PLAY_MS);
    return () => {
      clearInterval(progress);
      clearTimeout(timer);
    };
  }, [src]);

  return {
    media,
    onStart: () => {
      if (media.current && pending.current !== null) media.current.currentTime = pending.current;
      pending.current = null;
    },
    onEnded: () => storePosition(src, null),
  };
}

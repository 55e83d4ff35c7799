import { useEffect, useRef } from 'react';
import { PROGRESS_INTERVAL_MS, SEEK_ON_PLAY_MS } from './player-constants.ts';
import { keepPosition, keptPosition } from './kept-position.ts';

/**
 * Notes the position while a video plays, and takes the video back to it when it starts again: whoever looks at another
 * page, or loads this one anew, goes on from there.
 */
export function useResume(src: string) {
  const media = useRef<HTMLVideoElement>(null);
  const pending = useRef(keptPosition(src));

  useEffect(() => {
    const note = () => {
      const element = media.current;
      if (element && !element.paused && pending.current === null) keepPosition(src, element.currentTime);
    };
    const progress = setInterval(note, PROGRESS_INTERVAL_MS);
    // A jump that comes long after the start would only surprise.
    const tooLate = setTimeout(() => (pending.current = null), SEEK_ON_PLAY_MS);
    return () => {
      clearInterval(progress);
      clearTimeout(tooLate);
    };
  }, [src]);

  return {
    media,
    onStart: () => {
      if (media.current && pending.current !== null) media.current.currentTime = pending.current;
      pending.current = null;
    },
    onEnded: () => keepPosition(src, null),
  };
}

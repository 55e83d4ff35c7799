import { useEffect, useRef } from 'react';
import { PROGRESS_INTERVAL_MS, SEEK_ON_PLAY_MS } from './player-constants.ts';

/** Where each video was left, in this visit: whoever looks at another page and returns goes on from there. */
const positions = new Map<string, number>();

/** Notes the position while a video plays, and takes the video back to it when it starts again. */
export function useResume(src: string) {
  const media = useRef<HTMLVideoElement>(null);
  const pending = useRef(positions.get(src));

  useEffect(() => {
    const note = () => {
      const element = media.current;
      if (element && !element.paused && pending.current === undefined) positions.set(src, element.currentTime);
    };
    const progress = setInterval(note, PROGRESS_INTERVAL_MS);
    // A jump that comes long after the start would only surprise.
    const tooLate = setTimeout(() => (pending.current = undefined), SEEK_ON_PLAY_MS);
    return () => {
      clearInterval(progress);
      clearTimeout(tooLate);
    };
  }, [src]);

  return {
    media,
    onStart: () => {
      if (media.current && pending.current !== undefined) media.current.currentTime = pending.current;
      pending.current = undefined;
    },
    onEnded: () => void positions.delete(src),
  };
}

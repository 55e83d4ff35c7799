import { type ReactNode, useEffect, useRef } from 'react';
import { useVideo, type VideoState } from './use-video.ts';
import { VideoFailure } from './video-failure.tsx';
import { VideoPoster } from './video-poster.tsx';
import type { VideoSource } from './video-source.ts';
import styles from './video.module.css';

interface VideoProps {
  readonly source: VideoSource;
  readonly title: string;
}

/** A video behind a poster of our own: its host learns of a visitor only when that visitor presses play. */
export function Video({ source, title }: VideoProps): ReactNode {
  const { state, start, fail } = useVideo(source);
  const waiting = state.status === 'poster' || state.status === 'loading';
  const box = useFocusSince(state.status);
  const play = () => void start();
  return (
    <div ref={box} className={styles.box} tabIndex={-1} role="group" aria-label={`Video: ${title}`}>
      {waiting && <VideoPoster title={title} loading={state.status === 'loading'} onPlay={play} />}
      {state.status === 'player' && <state.Player src={source.src} title={title} onError={fail} />}
      {state.status === 'failed' && (
        <div className={styles.failure}>
          <VideoFailure source={source} onRetry={play} />
        </div>
      )}
    </div>
  );
}

/** What was pressed disappears with its focus; the keyboard goes on from the box that held it. */
function useFocusSince(status: VideoState['status']) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status !== 'poster') box.current?.focus({ preventScroll: true });
  }, [status]);
  return box;
}

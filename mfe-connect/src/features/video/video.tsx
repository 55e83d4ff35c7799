import { type ReactNode, useEffect, useRef } from 'react';
import { StateMessage } from 'shared/ui/state-message';
import { useVideo, type VideoState } from './use-video.ts';
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
      {state.status === 'player' && source.kind === 'file' && (
        <state.Player src={source.src} title={title} onError={fail} />
      )}
      {state.status === 'frame' && source.kind === 'youtube' && <Frame address={source.frame} title={title} />}
      {state.status === 'failed' && (
        <div className={styles.failure}>
          <StateMessage kind="error" title="The video could not be loaded." onRetry={play} />
        </div>
      )}
    </div>
  );
}

/** The host refuses to play for a page that sends no referrer at all. */
function Frame({ address, title }: { readonly address: string; readonly title: string }): ReactNode {
  return (
    <iframe
      className={styles.frame}
      src={address}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
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

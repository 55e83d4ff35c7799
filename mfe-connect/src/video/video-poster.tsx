import type { ReactNode } from 'react';
import { LazyImage } from 'shared/ui/lazy-image';
import { Spinner } from 'shared/ui/spinner';
import poster from '../pictures/video-poster.svg';
import { PLAYER_HEIGHT, PLAYER_WIDTH } from './player-constants.ts';
import styles from './video.module.css';

interface VideoPosterProps {
  readonly title: string;
  readonly loading: boolean;
  readonly onPlay: () => void;
}

export function VideoPoster({ title, loading, onPlay }: VideoPosterProps): ReactNode {
  return (
    <>
      <LazyImage className={styles.poster} src={poster} alt="" width={PLAYER_WIDTH} height={PLAYER_HEIGHT} />
      {loading ? (
        <div className={styles.loading}>
          <Spinner label="Loading the video" />
        </div>
      ) : (
        <button type="button" className={styles.play} aria-label={`Play video: ${title}`} onClick={onPlay}>
          <svg className={styles.sign} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
            <circle cx="48" cy="48" r="46" />
            <path d="M39 30v36l29-18z" />
          </svg>
        </button>
      )}
    </>
  );
}

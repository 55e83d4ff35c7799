import type { ReactNode } from 'react';
import { Link } from 'section-kit/router';
import { isPlaying, player, type Track, usePlayer } from 'section-kit/shell-api';
import { focalPointClass } from 'shared/ui/focal-point';
import { PlayIcon } from '../../recordings/play-icon.tsx';
import { ChapterSelect } from './chapter-select.tsx';
import { Notice } from './notice.tsx';
import styles from './player-bar.module.css';
import { RateSelect } from './rate-select.tsx';
import { SeekSlider } from './seek-slider.tsx';
import { SkipButton } from './skip-button.tsx';

/** What plays, at hand on every page while there is something to play. */
export function PlayerBar(): ReactNode {
  const track = usePlayer((state) => state.track);
  return track && <Bar track={track} />;
}

function Bar({ track }: { readonly track: Track }): ReactNode {
  return (
    <section className={styles.bar} aria-label="Audio player">
      <img
        className={[styles.cover, focalPointClass(track.coverFocalPoint)].filter(Boolean).join(' ')}
        src={track.cover}
        alt=""
        width={64}
        height={64}
      />
      <div className={styles.names}>
        <p className={styles.title}>
          <Link className={styles.link} to={track.page}>
            {track.title}
          </Link>
        </p>
        <Notice preacher={track.preacher} />
      </div>
      <SkipButton seconds={-15} />
      <PlayButton track={track} />
      <SkipButton seconds={30} />
      <SeekSlider />
      {track.chapters.length > 0 && <ChapterSelect chapters={track.chapters} />}
      <RateSelect />
      <button type="button" className={styles.close} aria-label="Close the player" onClick={player.stop}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}

function PlayButton({ track }: { readonly track: Track }): ReactNode {
  const playing = usePlayer(isPlaying);
  const started = usePlayer(({ position }) => position > 0);
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={playing ? 'Pause' : started ? 'Resume' : 'Play'}
      onClick={() => (playing ? player.pause() : player.play(track))}
    >
      <PlayIcon playing={playing} />
    </button>
  );
}

import type { ReactNode } from 'react';
import { player, usePlayer } from 'section-kit/shell-api';
import { clock, spokenClock } from '../../recordings/clock.ts';
import styles from './player-bar.module.css';

/** The position in the recording: to see, and to change by pointer or arrow keys once its length is known. */
export function SeekSlider(): ReactNode {
  const position = usePlayer((state) => state.position);
  const duration = usePlayer((state) => state.duration);
  const isKnown = duration > 0;
  return (
    <div className={styles.seek}>
      <span className={styles.time} aria-hidden="true">
        {clock(position)}
      </span>
      <input
        type="range"
        className={styles.slider}
        aria-label="Position"
        aria-valuetext={isKnown ? `${spokenClock(position)} of ${spokenClock(duration)}` : spokenClock(position)}
        min={0}
        max={Math.max(Math.floor(duration), 1)}
        step={1}
        value={isKnown ? position : 0}
        disabled={!isKnown}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden="true">
        {isKnown ? clock(duration) : '-:--'}
      </span>
    </div>
  );
}

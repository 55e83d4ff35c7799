import type { ReactNode } from 'react';
import { clock, spokenClock } from '../../recordings/clock.ts';
import styles from './player-bar.module.css';
import type { Player } from './player.ts';
import { usePlayerState } from './use-player.ts';

/** The position in the recording: to see, and to change by pointer or arrow keys. */
export function SeekSlider({ player }: { readonly player: Player }): ReactNode {
  const position = usePlayerState(player, (state) => state.position);
  const duration = usePlayerState(player, (state) => state.duration);
  return (
    <div className={styles.seek}>
      <span className={styles.time} aria-hidden="true">
        {clock(position)}
      </span>
      <input
        type="range"
        className={styles.slider}
        aria-label="Position"
        aria-valuetext={`${spokenClock(position)} of ${spokenClock(duration)}`}
        min={0}
        max={Math.max(Math.floor(duration), 1)}
        step={1}
        value={position}
        disabled={duration === 0}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden="true">
        {clock(duration)}
      </span>
    </div>
  );
}

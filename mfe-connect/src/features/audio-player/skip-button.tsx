import type { ReactNode } from 'react';
import styles from './player-bar.module.css';
import type { Player } from './player.ts';

interface SkipButtonProps {
  readonly player: Player;
  /** Forward, or back when negative. */
  readonly seconds: number;
}

export function SkipButton({ player, seconds }: SkipButtonProps): ReactNode {
  const back = seconds < 0;
  return (
    <button
      type="button"
      className={styles.skip}
      aria-label={`${back ? 'Back' : 'Forward'} ${Math.abs(seconds)} seconds`}
      onClick={() => player.seek(player.getState().position + seconds)}
    >
      <span aria-hidden="true">{`${back ? '−' : '+'}${Math.abs(seconds)}`}</span>
    </button>
  );
}

import type { ReactNode } from 'react';
import { player, playerStore } from 'section-kit/shell-api';
import styles from './player-bar.module.css';

interface SkipButtonProps {
  /** Forward, or back when negative. */
  readonly seconds: number;
}

export function SkipButton({ seconds }: SkipButtonProps): ReactNode {
  const back = seconds < 0;
  return (
    <button
      type="button"
      className={`${styles.skip} ${back ? styles.back : styles.forward}`}
      aria-label={`${back ? 'Back' : 'Forward'} ${Math.abs(seconds)} seconds`}
      onClick={() => player.seek(playerStore.getState().position + seconds)}
    >
      <span aria-hidden="true">{`${back ? '−' : '+'}${Math.abs(seconds)}`}</span>
    </button>
  );
}

import type { ReactNode } from 'react';
import { player, usePlayer } from 'section-kit/shell-api';
import styles from './player-bar.module.css';

const RATES = [0.75, 1, 1.25, 1.5, 2];

export function RateSelect(): ReactNode {
  const rate = usePlayer((state) => state.rate);
  return (
    <select
      className={`${styles.choice} ${styles.rate}`}
      aria-label="Speed"
      value={rate}
      onChange={(event) => player.setRate(Number(event.target.value))}
    >
      {RATES.map((value) => (
        <option key={value} value={value}>
          {value}×
        </option>
      ))}
    </select>
  );
}

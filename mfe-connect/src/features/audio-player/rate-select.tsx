import type { ReactNode } from 'react';
import styles from './player-bar.module.css';
import type { Player } from './player.ts';
import { usePlayerState } from './use-player.ts';

const RATES = [0.75, 1, 1.25, 1.5, 2];

export function RateSelect({ player }: { readonly player: Player }): ReactNode {
  const rate = usePlayerState(player, (state) => state.rate);
  return (
    <select
      className={styles.rate}
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

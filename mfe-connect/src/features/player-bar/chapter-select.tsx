import type { ReactNode } from 'react';
import { type Chapter, partAt, player, usePlayer } from 'section-kit/shell-api';
import { clock } from '../../recordings/clock.ts';
import styles from './player-bar.module.css';

/** Says in which chapter the recording is, and leads to the others. */
export function ChapterSelect({ chapters }: { readonly chapters: readonly Chapter[] }): ReactNode {
  const current = usePlayer(({ position }) => partAt(chapters, position));
  return (
    <select
      className={`${styles.choice} ${styles.chapter}`}
      aria-label="Chapter"
      value={current}
      onChange={({ target }) => player.seek(chapters[Number(target.value)]?.start ?? 0)}
    >
      {current < 0 && <option value={-1}>Beginning</option>}
      {chapters.map(({ start, title }, index) => (
        <option key={start} value={index}>
          {clock(start)} {title}
        </option>
      ))}
    </select>
  );
}

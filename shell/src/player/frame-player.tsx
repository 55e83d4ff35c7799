import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePlayer } from 'shared/shell-api';
import styles from './player.module.css';

/**
 * The place of the player in the frame: below every page, so that it hides nothing for good, and in sight. Most visitors hear
 * nothing, so its code loads with the first recording.
 */
export function FramePlayer() {
  const wanted = usePlayer(({ track }) => track !== null);
  const { key } = useLocation();
  const [Place, setPlace] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted || Place) return;
    import(/* webpackChunkName: "player" */ './player-place.tsx').then(
      ({ PlayerPlace }) => setPlace(() => PlayerPlace),
      // The next navigation tries again.
      (error: unknown) => console.error('The player cannot be shown.', error),
    );
  }, [wanted, Place, key]);
  return wanted && Place ? (
    <div className={styles.player}>
      <Place />
    </div>
  ) : null;
}

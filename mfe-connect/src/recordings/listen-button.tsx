import type { ReactNode } from 'react';
import { isPlaying, player, type Track, usePlayer } from 'section-kit/shell-api';
import { Button } from 'shared/ui/button';
import styles from './listen-button.module.css';
import { PlayIcon } from './play-icon.tsx';

interface ListenButtonProps {
  readonly track: Track;
  readonly variant: 'primary' | 'secondary';
}

/** Plays a recording, in the player that goes along from page to page. */
export function ListenButton({ track, variant }: ListenButtonProps): ReactNode {
  const playing = usePlayer((state) => state.track?.id === track.id && isPlaying(state));
  const verb = playing ? 'Pause' : 'Listen';
  return (
    <Button
      variant={variant}
      className={styles.button}
      aria-label={`${verb}: ${track.title}`}
      onClick={() => (playing ? player.pause() : player.play(track))}
    >
      <PlayIcon playing={playing} />
      {verb}
    </Button>
  );
}

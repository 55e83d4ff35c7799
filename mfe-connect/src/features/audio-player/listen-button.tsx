import type { ReactNode } from 'react';
import { Button } from 'shared/ui/button';
import styles from './listen-button.module.css';
import { PlayIcon } from './play-icon.tsx';
import type { Player } from './player.ts';
import type { Recording } from './recording.ts';
import { usePlayerState } from './use-player.ts';

interface ListenButtonProps {
  readonly player: Player;
  readonly recording: Recording;
  readonly variant: 'primary' | 'secondary';
}

/** Plays a recording here, on its card. */
export function ListenButton({ player, recording, variant }: ListenButtonProps): ReactNode {
  const active = usePlayerState(
    player,
    (state) => state.recording?.id === recording.id && (state.status === 'playing' || state.status === 'loading'),
  );
  const verb = active ? 'Pause' : 'Listen';
  return (
    <Button
      variant={variant}
      className={styles.button}
      aria-label={`${verb}: ${recording.title}`}
      onClick={() => player.toggle(recording)}
    >
      <PlayIcon playing={active} />
      {verb}
    </Button>
  );
}

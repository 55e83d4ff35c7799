import type { ReactNode } from 'react';
import { useSystemControls } from './use-system-controls.ts';
import { PlayIcon } from './play-icon.tsx';
import styles from './player-bar.module.css';
import type { Player } from './player.ts';
import type { PlayerStatus } from './player-state.ts';
import type { Recording } from './recording.ts';
import { RateSelect } from './rate-select.tsx';
import { SeekSlider } from './seek-slider.tsx';
import { SkipButton } from './skip-button.tsx';
import { usePlayerState } from './use-player.ts';

/** The player of the page: one for all recordings, at hand while there is something to play. */
export function PlayerBar({ player }: { readonly player: Player }): ReactNode {
  const recording = usePlayerState(player, (state) => state.recording);
  useSystemControls(player, recording);
  return recording && <Bar player={player} recording={recording} />;
}

function Bar({ player, recording }: { readonly player: Player; readonly recording: Recording }): ReactNode {
  const status = usePlayerState(player, (state) => state.status);
  const playing = status === 'playing' || status === 'loading';
  return (
    <section className={styles.bar} aria-label="Audio player">
      <img className={styles.cover} src={recording.cover} alt="" width={64} height={64} />
      <div className={styles.names}>
        <p className={styles.title}>{recording.title}</p>
        <Notice status={status} preacher={recording.preacher} />
      </div>
      <div className={styles.buttons}>
        <SkipButton player={player} seconds={-15} />
        <button
          type="button"
          className={styles.play}
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={() => player.toggle(recording)}
        >
          <PlayIcon playing={playing} />
        </button>
        <SkipButton player={player} seconds={30} />
      </div>
      <SeekSlider player={player} />
      <RateSelect player={player} />
      <button type="button" className={styles.close} aria-label="Close the player" onClick={player.stop}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}

function Notice({ status, preacher }: { readonly status: PlayerStatus; readonly preacher: string | null }): ReactNode {
  const failed = status === 'failed';
  return (
    <p className={failed ? styles.failure : styles.notice} role="status">
      {failed ? 'This recording could not be played. Press play to try again.' : (preacher ?? '')}
      {status === 'loading' && <span className={styles.loading}> Loading…</span>}
    </p>
  );
}

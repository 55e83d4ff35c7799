import { type ReactNode, useEffect, useRef } from 'react';
import { player, type Track } from 'section-kit/shell-api';
import { useHydrated } from 'shared/ui/hydrated';
import { ListenButton } from '../../recordings/listen-button.tsx';
import styles from './sermon-page.module.css';

/** Plays the recording: the browser's own controls, until the page's script is there with the player. */
export function SermonAudio({ track }: { readonly track: Track }): ReactNode {
  const hydrated = useHydrated();
  const native = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const element = native.current;
    // Who began with the browser's controls goes on in the player.
    if (element && !element.paused) player.play(track, element.currentTime);
  }, [track]);
  return (
    <div className={styles.listen}>
      {hydrated ? (
        <ListenButton variant="primary" track={track} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript stands below
        <audio
          ref={native}
          className={styles.audio}
          src={track.audio}
          controls
          preload="none"
          aria-label={track.title}
        />
      )}
    </div>
  );
}

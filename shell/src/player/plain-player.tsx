import { isPlaying, player, usePlayer } from 'shared/shell-api';
import { Button } from 'shared/ui/button';
import { Container } from 'shared/ui/container';
import styles from './player.module.css';

/** The player's buttons where no section draws them: whatever sounds can be stopped. */
export function PlainPlayer() {
  const track = usePlayer((state) => state.track);
  const playing = usePlayer(isPlaying);
  if (!track) return null;
  return (
    <section className={styles.plain} aria-label="Audio player">
      <Container className={styles.row}>
        <p className={styles.title}>{track.title}</p>
        <Button onClick={() => (playing ? player.pause() : player.play(track))}>{playing ? 'Pause' : 'Play'}</Button>
        <Button variant="quiet" onClick={player.stop}>
          Close
        </Button>
      </Container>
    </section>
  );
}

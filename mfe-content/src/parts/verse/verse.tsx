import { Container } from 'shared/ui/container';
import styles from './verse.module.css';

interface VerseProps {
  readonly children: string;
  /** Where it is written, 'Ephesians 2:10'. */
  readonly source: string;
}

/** One sentence with room around it. */
export function Verse({ children, source }: VerseProps) {
  return (
    <section className={styles.band} aria-label="A verse to keep">
      <Container>
        <figure className={styles.figure}>
          <blockquote className={styles.words}>{children}</blockquote>
          <figcaption className={styles.source}>{source}</figcaption>
        </figure>
      </Container>
    </section>
  );
}

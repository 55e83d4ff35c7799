import type { SectionPart } from 'shared/content';
import { RichBlocks } from 'shared/rich-text';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import picture from '../../pictures/vision.svg';
import styles from './vision.module.css';

/** The church's vision, in its own words. */
export function Vision({ part: { title, text } }: { readonly part: SectionPart }) {
  return (
    <section id="vision" className={styles.band} aria-labelledby="vision-heading">
      <Container className={styles.grid}>
        <div className={styles.words}>
          <h2 id="vision-heading" className={styles.heading}>
            {title}
          </h2>
          <RichBlocks blocks={text} />
        </div>
        <LazyImage
          className={styles.picture}
          src={picture}
          alt="People of all ages climbing a path toward the sunrise, one helping the next"
          width={1200}
          height={900}
        />
      </Container>
    </section>
  );
}

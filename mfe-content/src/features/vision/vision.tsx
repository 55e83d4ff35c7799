import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import picture from '../../pictures/vision.svg';
import styles from './vision.module.css';

/** The church's vision, in its own words (specification, section 2). */
export function Vision() {
  return (
    <section id="vision" className={styles.band} aria-labelledby="vision-heading">
      <Container className={styles.grid}>
        <div>
          <h2 id="vision-heading" className={styles.heading}>
            Our vision
          </h2>
          <p className={styles.words}>
            To be and to make devoted disciples of Jesus Christ and transformational servant-leaders.
          </p>
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

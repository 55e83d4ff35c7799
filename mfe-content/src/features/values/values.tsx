import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { SectionHeading } from 'shared/ui/section-heading';
import { VALUE_CARDS, VALUE_NAMES } from './values.ts';
import styles from './values.module.css';

/** The seven values by name, and six of them as cards. */
export function Values() {
  return (
    <section id="values" className={styles.section} aria-labelledby="values-heading">
      <Container>
        <div className={styles.opening}>
          <SectionHeading id="values-heading" eyebrow="Our values">
            Seven words beginning with W
          </SectionHeading>
          <p className={styles.names}>
            {VALUE_NAMES.slice(0, -1).join(', ')}, and {VALUE_NAMES.at(-1)}. The last one has no card: it is how we hope
            to hold the other six.
          </p>
        </div>
        <ol className={styles.cards}>
          {VALUE_CARDS.map(({ name, text, picture }) => (
            <li key={name} className={styles.card}>
              <LazyImage className={styles.picture} src={picture} alt="" width={240} height={240} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

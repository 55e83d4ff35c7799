import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { SectionHeading } from 'shared/ui/section-heading';
import { AGE_GROUPS } from './groups.ts';
import styles from './age-groups.module.css';

/** The children's three groups, one step after the other. */
export function AgeGroups() {
  return (
    <section className={styles.band} aria-labelledby="age-groups">
      <Container>
        <SectionHeading id="age-groups">A small flame, a fire, a blaze</SectionHeading>
        <ol className={styles.groups}>
          {AGE_GROUPS.map(({ name, ages, text, picture, alt }) => (
            <li key={name} className={styles.group}>
              <LazyImage className={styles.picture} src={picture} alt={alt} width={1200} height={800} />
              <h3 className={styles.name}>
                {name} <span className={styles.ages}>{ages}</span>
              </h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

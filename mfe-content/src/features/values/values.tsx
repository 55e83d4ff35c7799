import type { ListPart } from 'shared/content';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { SectionHeading } from 'shared/ui/section-heading';
import { VALUE_DRAWINGS } from './value-drawings.ts';
import styles from './values.module.css';

/** The values by name, and most of them as cards. */
export function Values({ list: { eyebrow, title, text, items } }: { readonly list: ListPart }) {
  return (
    <section id="values" className={styles.section} aria-labelledby="values-heading">
      <Container>
        <div className={styles.opening}>
          <SectionHeading id="values-heading" eyebrow={eyebrow}>
            {title}
          </SectionHeading>
          <p className={styles.names}>{text}</p>
        </div>
        <ol className={styles.cards}>
          {items.map((value, index) => {
            const drawing = VALUE_DRAWINGS[value.key];
            return (
              <li key={index} className={styles.card}>
                {drawing ? (
                  <LazyImage className={styles.picture} src={drawing} alt="" width={240} height={240} />
                ) : null}
                <h3 className={styles.name}>{value.title}</h3>
                <p className={styles.text}>{value.text}</p>
              </li>
            );
          })}
        </ol>
      </Container>
    </section>
  );
}

import { useId } from 'react';
import type { ListPart } from 'shared/content';
import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import styles from './questions.module.css';

/** Questions, each with its answer. The browser's own disclosure: it opens without JavaScript too. */
export function Questions({ list: { eyebrow, title, items } }: { readonly list: ListPart }) {
  const heading = useId();
  return (
    <section className={styles.band} aria-labelledby={heading}>
      <Container width="text">
        <SectionHeading id={heading} eyebrow={eyebrow}>
          {title}
        </SectionHeading>
        {items.map((item, index) => (
          <details key={index} className={styles.entry}>
            <summary className={styles.question}>{item.title}</summary>
            <p className={styles.answer}>{item.text}</p>
          </details>
        ))}
      </Container>
    </section>
  );
}

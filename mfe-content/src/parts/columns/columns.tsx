import { useId } from 'react';
import type { ListPart } from 'shared/content';
import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import styles from './columns.module.css';

/** A few matters side by side. */
export function Columns({ list: { eyebrow, title, items } }: { readonly list: ListPart }) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Container>
        <SectionHeading id={heading} eyebrow={eyebrow}>
          {title}
        </SectionHeading>
        <div className={styles.columns}>
          {items.map((item, index) => (
            <div key={index}>
              <h3 className={styles.name}>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}

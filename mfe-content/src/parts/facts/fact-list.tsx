import { type ReactNode, useId } from 'react';
import type { ListPart } from 'shared/content';
import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import { Facts } from './facts.tsx';
import styles from './fact-list.module.css';

interface FactListProps {
  readonly list: ListPart;
  /** What the page itself knows, before what staff wrote. */
  readonly first?: readonly Fact[];
  /** Draws what stands in one of the entries otherwise than as it was written. */
  readonly detailOf?: (item: ListPart['items'][number]) => ReactNode;
}

interface Fact {
  readonly term: string;
  readonly detail: ReactNode;
}

/** Facts that staff wrote, below a heading where they have one. */
export function FactList({ list: { title, items }, first = [], detailOf = ({ text }) => text }: FactListProps) {
  const heading = useId();
  const facts = [...first, ...items.map((item) => ({ term: item.title, detail: detailOf(item) }))];
  if (title === '') {
    return (
      <Container className={styles.facts}>
        <Facts facts={facts} />
      </Container>
    );
  }
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Container>
        <SectionHeading id={heading}>{title}</SectionHeading>
        <Facts facts={facts} />
      </Container>
    </section>
  );
}

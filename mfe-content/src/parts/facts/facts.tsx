import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface Fact {
  readonly term: string;
  readonly detail: ReactNode;
}

/** What one needs to know to come: when, where, who. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

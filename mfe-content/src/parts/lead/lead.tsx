import type { ReactNode } from 'react';
import { Container } from 'shared/ui/container';
import styles from './lead.module.css';

/** The page's first words, right below its title bar. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return (
    <Container className={styles.place}>
      <p className={styles.lead}>{children}</p>
    </Container>
  );
}

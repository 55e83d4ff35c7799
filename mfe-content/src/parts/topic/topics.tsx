import type { ReactNode } from 'react';
import { Container } from 'shared/ui/container';
import styles from './topics.module.css';

/** A page of topics, one below the other. */
export function Topics({ children }: { readonly children: ReactNode }) {
  return <Container className={styles.topics}>{children}</Container>;
}

import type { ReactNode } from 'react';
import { Card } from 'shared/ui/card';
import styles from './sermon-place.module.css';

/** Keeps the card's shape while there is no sermon in it, so that nothing moves when it comes. */
export function SermonPlace({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Card as="div" className={styles.place}>
      {children}
    </Card>
  );
}

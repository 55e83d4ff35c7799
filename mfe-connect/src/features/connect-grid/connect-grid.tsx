import type { PageItem } from 'shared/content';
import type { ReactNode } from 'react';
import styles from './connect-grid.module.css';
import { ConnectItem } from './connect-item.tsx';

/** All ways to connect. The first has a row of its own, so that the other six fill rows of two and of three. */
export function ConnectGrid({ cards }: { readonly cards: readonly PageItem[] }): ReactNode {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <ConnectItem key={index} card={card} lead={index === 0} />
      ))}
    </ul>
  );
}

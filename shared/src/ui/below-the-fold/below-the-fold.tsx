import type { ReactNode } from 'react';
import { useHydrated } from '../hydrated/index.ts';
import styles from './below-the-fold.module.css';

interface BelowTheFoldProps {
  readonly as?: 'div' | 'footer';
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What no first screen shows, not even in part: the first paint of a document need not wait for it (decision 0036). */
export function BelowTheFold({ as: Element = 'div', className, children }: BelowTheFoldProps) {
  const isPainted = useHydrated();
  return <Element className={isPainted ? className : `${className} ${styles.below}`}>{children}</Element>;
}

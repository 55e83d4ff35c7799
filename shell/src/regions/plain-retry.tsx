import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from 'shared/ui/hydrated';
import styles from './region.module.css';

/**
 * 'Try again' where a button would do nothing, because the page's script does not run or has not come after some seconds.
 * Gone once the page is alive.
 * @param props.children words before it
 */
export function PlainRetry({ children }: { readonly children?: ReactNode }) {
  const { pathname, search } = useLocation();
  if (useHydrated()) return null;
  return (
    <p className={styles.plain}>
      {children} <a href={`${pathname}${search}`}>Try again</a>
    </p>
  );
}

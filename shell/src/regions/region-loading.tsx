import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from 'shared/ui/hydrated';
import { Spinner } from 'shared/ui/spinner';
import styles from './region.module.css';

/** A region on its way. @param props.children the section's own skeleton */
export function RegionLoading({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      {children ?? (
        <div className={styles.loading}>
          <Spinner label="Loading" />
        </div>
      )}
      <ScriptMissing />
    </>
  );
}

/**
 * Without the page's script nothing would ever follow the spinner: words and a link, after some seconds where a script may
 * still come. Gone once the page is alive.
 */
function ScriptMissing() {
  const { pathname, search } = useLocation();
  if (useHydrated()) return null;
  return (
    <p className={styles.plain}>
      This part of the page cannot be shown right now. <a href={`${pathname}${search}`}>Try again</a>
    </p>
  );
}

import type { ReactNode } from 'react';
import { Spinner } from 'shared/ui/spinner';
import { PlainRetry } from './plain-retry.tsx';
import styles from './region.module.css';

/**
 * A region on its way. Without the page's script nothing would ever follow the spinner: such a visitor gets words and a link.
 * @param props.children the section's own skeleton
 */
export function RegionLoading({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      {children ?? (
        <div className={styles.loading}>
          <Spinner label="Loading" />
        </div>
      )}
      <PlainRetry>This part of the page cannot be shown right now.</PlainRetry>
    </>
  );
}

import type { ReactNode } from 'react';
import { ButtonOrLink } from '../button/index.ts';
import styles from './state-message.module.css';

interface StateMessageProps {
  /** `error`: something did not come, announced at once; `empty`: there is nothing, and `children` say what to do next. */
  readonly kind: 'error' | 'empty';
  readonly title: string;
  readonly children?: ReactNode;
  /** Offers 'Try again'; without the page's script that loads the page anew. */
  readonly onRetry?: (() => void) | undefined;
  /** While the second try runs. */
  readonly retrying?: boolean;
}

/** Stands quietly where content would be. */
export function StateMessage({ kind, title, children, onRetry, retrying = false }: StateMessageProps) {
  return (
    <div className={`${styles.message} ${styles[kind]}`} {...(kind === 'error' ? { role: 'alert' } : {})}>
      <Horizon />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {onRetry ? <Retry onRetry={onRetry} retrying={retrying} /> : null}
    </div>
  );
}

/** Stays focusable while it runs: a disabled button would drop the keyboard's place. */
function Retry({ onRetry, retrying }: { readonly onRetry: () => void; readonly retrying: boolean }) {
  return (
    <ButtonOrLink href="" variant="secondary" aria-disabled={retrying} onClick={() => retrying || onRetry()}>
      {retrying ? 'Trying again…' : 'Try again'}
    </ButtonOrLink>
  );
}

function Horizon() {
  return (
    <svg viewBox="0 0 64 36" className={styles.picture} aria-hidden="true">
      <path className={styles.sun} d="M18 28a14 14 0 0 1 28 0z" />
      <path className={styles.line} d="M4 30h56M12 34.5h40M32 4v5M14.5 11l3.5 3.5M49.5 11 46 14.5" />
    </svg>
  );
}

import type { PageHit } from 'shared/content';
import { Link } from 'section-kit/router';
import { linkClass } from 'shared/ui/link';
import { MarkedText } from './marked-text.tsx';
import styles from './search-results.module.css';

interface ResultProps {
  readonly hit: PageHit;
  /** When, and by whom. */
  readonly facts?: string;
  /** What is not as announced. */
  readonly change?: string;
}

/** One thing that was found: its name leads to it. */
export function Result({ hit: { address, title, excerpt }, facts, change }: ResultProps) {
  return (
    <li className={styles.result}>
      <p className={styles.title}>
        <Link className={linkClass()} to={address}>
          <MarkedText parts={title} />
        </Link>
        {change ? <span className={styles.change}>{change}</span> : null}
      </p>
      {facts ? <p className={styles.facts}>{facts}</p> : null}
      {excerpt.length > 0 ? (
        <p className={styles.excerpt}>
          <MarkedText parts={excerpt} />
        </p>
      ) : null}
    </li>
  );
}

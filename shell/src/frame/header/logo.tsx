import { Link } from 'shared/router';
import styles from './logo.module.css';

/** Sunrise over the bay, and the name. Leads home. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo}>
      <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
        <path className={styles.rays} d="M24 5v5M10.5 10.5l3.5 3.5M37.5 10.5 34 14M4.5 24h5M38.5 24h5" />
        <path className={styles.sun} d="M12 30a12 12 0 0 1 24 0z" />
        <path
          className={styles.water}
          d="M5 34q4.75-3.5 9.5 0t9.5 0 9.5 0 9.5 0M11 40.5q3.25-2.5 6.5 0t6.5 0 6.5 0 6.5 0"
        />
      </svg>
      <span className={styles.name}>
        Soteria <span className={styles.place}>Church</span>
      </span>
    </Link>
  );
}

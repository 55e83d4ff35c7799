import { Link, useLocation } from 'shared/router';
import styles from './search-link.module.css';

/** Beside the menu, whose items are the specification's. */
export function SearchLink() {
  const { pathname } = useLocation();
  return (
    <Link
      to="/search"
      className={styles.search}
      aria-label="Search"
      aria-current={pathname === '/search' ? 'page' : undefined}
    >
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
    </Link>
  );
}

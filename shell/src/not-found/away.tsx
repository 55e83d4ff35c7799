import { Link, useLocation } from 'shared/router';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import styles from './away.module.css';

/** For an address that may belong to a section that cannot be served. The title bar has the `h1`. */
export function Away() {
  const { pathname, search } = useLocation();
  return (
    <Container className={styles.content}>
      <p>
        A part of our site is not working just now, and this page may belong to it. We are sorry, and we are on it.
        Please try again in a few minutes; all other pages are open.
      </p>
      <p className={styles.ways}>
        {/* A link to a new document works without scripts too. */}
        <a href={`${pathname}${search}`} className={linkClass()}>
          Try again
        </a>
        <Link to="/" className={linkClass()}>
          To the home page
        </Link>
      </p>
    </Container>
  );
}

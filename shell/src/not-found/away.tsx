import { Link, useLocation } from 'shared/router';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import styles from './away.module.css';

/** For an address that may be a page of a section that is left out. Its `h1` is the title bar's. */
export function Away() {
  const { pathname, search } = useLocation();
  return (
    <Container className={styles.content}>
      <p>
        A part of our site is not working just now, and this page may belong to it. We are sorry, and we are on it.
        Please try again in a few minutes; all other pages are open.
      </p>
      <p className={styles.ways}>
        {/* The next document: a link, because it works without scripts too. */}
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

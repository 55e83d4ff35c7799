import type { ReactNode } from 'react';
import { Link } from 'section-kit/router';
import { Card } from 'shared/ui/card';
import { linkClass } from 'shared/ui/link';
import { Spinner } from 'shared/ui/spinner';
import styles from './no-sermon-yet.module.css';

/** The card's place while no editor has published a sermon. The next visit to the page asks again. */
export function NoSermonYet(): ReactNode {
  return (
    <Card as="div" className={styles.place}>
      <Spinner label="Waiting for the latest sermon" />
      <p className={styles.text}>The latest sermon appears here as soon as it is ready.</p>
      <Link className={linkClass()} to="/connect/sermons">
        All sermons
      </Link>
    </Card>
  );
}

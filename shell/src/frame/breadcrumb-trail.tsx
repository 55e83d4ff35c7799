import { Link, useLocation } from 'shared/router';
import { breadcrumb, type Crumb } from './breadcrumb.ts';
import styles from './breadcrumb-trail.module.css';

/** The page's place in the site (WAI-ARIA pattern 'Breadcrumb'). */
export function BreadcrumbTrail() {
  const crumbs = breadcrumb(useLocation().pathname);
  const above: Crumb[] = [{ label: 'Home', path: '/' }, ...crumbs.slice(0, -1)];
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {above.map(({ label, path }) => (
          <li key={path} className={styles.crumb}>
            <Link to={path} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
        {crumbs.slice(-1).map(({ label, path }) => (
          <li key={path} aria-current="page">
            {label}
          </li>
        ))}
      </ol>
    </nav>
  );
}

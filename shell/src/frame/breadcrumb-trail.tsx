import { Link, useLocation } from 'shared/router';
import { breadcrumb, type Crumb } from './breadcrumb.ts';
import styles from './breadcrumb-trail.module.css';

/** The page's place in the site (WAI-ARIA pattern 'Breadcrumb'). @param page its name, where its path does not say it */
export function BreadcrumbTrail({ page }: { readonly page: string | null }) {
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
          <li key={path} className={styles.page} aria-current="page">
            {page ?? label}
          </li>
        ))}
      </ol>
    </nav>
  );
}

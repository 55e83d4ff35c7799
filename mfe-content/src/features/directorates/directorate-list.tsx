import { Link } from 'shared/router';
import styles from './directorate-list.module.css';
import { directorateLink, DIRECTORATES } from './directorates.ts';

/** The way from one directorate to the others. */
export function DirectorateList({ chosen }: { readonly chosen: string | null }) {
  return (
    <nav aria-labelledby="all-directorates">
      <h2 id="all-directorates" className={styles.heading}>
        All directorates
      </h2>
      <ul className={styles.list}>
        {DIRECTORATES.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              className={styles.link}
              {...directorateLink(slug)}
              aria-current={slug === chosen ? 'true' : undefined}
              viewTransition={false}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

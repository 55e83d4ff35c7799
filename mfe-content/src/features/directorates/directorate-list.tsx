import { Link } from 'section-kit/router';
import styles from './directorate-list.module.css';
import { type Directorate, directorateLink } from './directorates.ts';

interface DirectorateListProps {
  readonly directorates: readonly Directorate[];
  readonly chosen: string | null;
}

/** The way from one directorate to the others. */
export function DirectorateList({ directorates, chosen }: DirectorateListProps) {
  return (
    <nav aria-labelledby="all-directorates">
      <h2 id="all-directorates" className={styles.heading}>
        All directorates
      </h2>
      <ul className={styles.list}>
        {directorates.map(({ slug, title }) => (
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

import { Link } from 'section-kit/router';
import { linkClass } from 'shared/ui/link';
import styles from './past-year.module.css';

interface YearLinksProps {
  /** The year that is shown. */
  readonly year: number;
  readonly from: number;
  readonly until: number;
}

/** The years in which there were events, the present one first. */
export function YearLinks({ year, from, until }: YearLinksProps) {
  const years = Array.from({ length: until - from + 1 }, (_, back) => until - back);
  return (
    <nav className={styles.years} aria-label="Years">
      {years.map((each) => (
        <Link
          key={each}
          className={linkClass()}
          to={`/events/past?year=${each}`}
          {...(each === year && { 'aria-current': 'page' })}
        >
          {each}
        </Link>
      ))}
      <Link className={linkClass()} to="/events">
        What is ahead
      </Link>
    </nav>
  );
}

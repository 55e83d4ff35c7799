import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { buttonClass } from 'shared/ui/button';
import { linkClass } from 'shared/ui/link';
import styles from './hero.module.css';

interface HeroProps {
  readonly carousel: ReactNode;
  /** When and where the next service is: on the first screen of a phone. */
  readonly nextService: ReactNode;
  /** The next event's card; its place collapses when there is none. */
  readonly nextEvent: ReactNode;
}

/** The first screen: a welcome, what to do next, and what the church looks like. */
export function Hero({ carousel, nextService, nextEvent }: HeroProps): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <div className={styles.grid}>
        <div className={styles.welcome}>
          <p className={styles.place}>Baltimore County, Maryland</p>
          <h1 id="welcome" className={styles.heading}>
            Welcome to Soteria
          </h1>
          {nextService}
          <p className={styles.lead}>
            We are a family of ordinary people learning to follow Jesus together. Come as you are, bring your questions
            and your children, and find a place at the table.
          </p>
          <div className={styles.actions}>
            <Link className={buttonClass()} to="/about-us">
              What&apos;s Next
            </Link>
            <Link className={linkClass()} to="/plan-your-visit">
              Plan your visit
            </Link>
          </div>
        </div>
        <div className={styles.pictures}>{carousel}</div>
        <div className={styles.event}>{nextEvent}</div>
      </div>
    </section>
  );
}

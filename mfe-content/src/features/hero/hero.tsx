import type { ReactNode } from 'react';
import { RichBlocks } from 'shared/rich-text';
import { Link } from 'section-kit/router';
import { type SectionPart } from 'shared/content';
import { buttonClass } from 'shared/ui/button';
import { linkClass } from 'shared/ui/link';
import styles from './hero.module.css';

interface HeroProps {
  readonly welcome: SectionPart;
  readonly carousel: ReactNode;
  /** When and where the next service is: on the first screen of a phone. */
  readonly nextService: ReactNode;
  /** The next event's card; its place collapses when there is none. */
  readonly nextEvent: ReactNode;
}

/** The first screen: a welcome, what to do next, and what the church looks like. */
export function Hero({ welcome: { eyebrow, title, text }, carousel, nextService, nextEvent }: HeroProps): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <div className={styles.grid}>
        <div className={styles.welcome}>
          <p className={styles.place}>{eyebrow}</p>
          <h1 id="welcome" className={styles.heading}>
            {title}
          </h1>
          {nextService}
          <div className={styles.lead}>
            <RichBlocks blocks={text} />
          </div>
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

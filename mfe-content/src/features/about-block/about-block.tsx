import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { BelowTheFold } from 'shared/ui/below-the-fold';
import { buttonClass } from 'shared/ui/button';
import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import styles from './about-block.module.css';

/** Who we are, beside the latest sermon. */
export function AboutBlock({ latestSermon }: { readonly latestSermon: ReactNode }): ReactNode {
  return (
    <section className={styles.block} aria-labelledby="cares">
      <Container className={styles.grid}>
        <div className={styles.sermon}>{latestSermon}</div>
        <BelowTheFold className={styles.text}>
          <SectionHeading eyebrow="Who we are" id="cares">
            The Church that Cares
          </SectionHeading>
          <p className={styles.lead}>
            A meal left on the porch. A ride to the clinic. Someone who remembers your name, and your mother&apos;s
            surgery. Caring is how we learned what God is like, so it is how we try to live.
          </p>
          <p>
            On Sundays we worship, and in the week we pray at dawn, study in living rooms, coach teenagers and serve our
            neighbors across Baltimore County. Wherever you are in life, there are people here to walk with you.
          </p>
          <Link className={buttonClass('secondary')} to="/about-us">
            Learn More<VisuallyHidden> about us</VisuallyHidden>
          </Link>
        </BelowTheFold>
      </Container>
    </section>
  );
}

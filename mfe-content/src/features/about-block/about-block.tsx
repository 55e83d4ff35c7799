import type { ReactNode } from 'react';
import type { SectionPart } from 'shared/content';
import { RichBlocks } from 'shared/rich-text';
import { Link } from 'section-kit/router';
import { BelowTheFold } from 'shared/ui/below-the-fold';
import { buttonClass } from 'shared/ui/button';
import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import styles from './about-block.module.css';

interface AboutBlockProps {
  readonly about: SectionPart;
  readonly latestSermon: ReactNode;
}

/** Who we are, beside the latest sermon. */
export function AboutBlock({ about: { eyebrow, title, text }, latestSermon }: AboutBlockProps): ReactNode {
  return (
    <section className={styles.block} aria-labelledby="cares">
      <Container className={styles.grid}>
        <div className={styles.sermon}>{latestSermon}</div>
        <BelowTheFold className={styles.text}>
          <SectionHeading eyebrow={eyebrow} id="cares">
            {title}
          </SectionHeading>
          <RichBlocks blocks={text} />
          <Link className={buttonClass('secondary')} to="/about-us">
            Learn More<VisuallyHidden> about us</VisuallyHidden>
          </Link>
        </BelowTheFold>
      </Container>
    </section>
  );
}

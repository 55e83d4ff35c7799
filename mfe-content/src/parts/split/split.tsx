import { type ReactNode, useId } from 'react';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { SectionHeading } from 'shared/ui/section-heading';
import type { Picture } from '../picture.ts';
import styles from './split.module.css';

export interface Layout {
  /** Where the picture stands on a wide screen. */
  readonly side?: 'start' | 'end';
  /** `night` for a picture of the night. */
  readonly ground?: 'paper' | 'night';
}

interface SplitProps extends Layout {
  readonly title: string;
  /** A few words above the title. */
  readonly eyebrow?: string;
  readonly picture: Picture;
  /** For the first picture of a page: in the HTML, loaded first. */
  readonly eager?: boolean;
  /** Paragraphs, then maybe a button. */
  readonly children: ReactNode;
}

/** A picture beside what there is to say: the pages' main pattern. On a small screen the picture comes first. */
export function Split({ title, eyebrow, picture, eager, side = 'start', ground = 'paper', children }: SplitProps) {
  const heading = useId();
  const shape = picture.height > picture.width ? `${styles.picture} ${styles.upright}` : styles.picture;
  return (
    <section className={`${styles.section} ${styles[ground]}`} aria-labelledby={heading}>
      <Container className={side === 'end' ? `${styles.grid} ${styles.end}` : styles.grid}>
        <LazyImage {...picture} className={shape} eager={eager} />
        <div className={styles.text}>
          <SectionHeading eyebrow={eyebrow} id={heading}>
            {title}
          </SectionHeading>
          {children}
        </div>
      </Container>
    </section>
  );
}

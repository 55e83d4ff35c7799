import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  /** A few words above the heading that place it. */
  readonly eyebrow?: ReactNode;
  readonly children: ReactNode;
  /** On the heading itself, for `aria-labelledby` of its section. */
  readonly id?: string | undefined;
  readonly level?: 2 | 3;
}

export function SectionHeading({ eyebrow, children, id, level = 2 }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.group}>
      {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
      <Heading id={id} className={`${styles.heading} ${level === 2 ? styles.large : styles.small}`}>
        {children}
      </Heading>
    </div>
  );
}

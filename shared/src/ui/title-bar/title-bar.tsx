import type { ReactNode } from 'react';
import { Container } from '../container/index.ts';
import styles from './title-bar.module.css';

interface TitleBarProps {
  /** The page's only `h1`. */
  readonly heading: string;
  /** The breadcrumb. */
  readonly children?: ReactNode;
}

/** The secondary header of every page but home (specification, section 2). */
export function TitleBar({ heading, children }: TitleBarProps) {
  return (
    <div className={styles.bar}>
      <Container className={styles.content}>
        {children}
        <h1 className={styles.heading}>{heading}</h1>
      </Container>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './container.module.css';

interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** `page`: the 76 rem grid; `text`: a comfortable measure for reading. */
  readonly width?: 'text' | 'page';
}

/** The page's column with its gutters. */
export function Container({ children, className, width = 'page' }: ContainerProps) {
  const classes = `${styles.container} ${styles[width]}`;
  return <div className={className ? `${classes} ${className}` : classes}>{children}</div>;
}

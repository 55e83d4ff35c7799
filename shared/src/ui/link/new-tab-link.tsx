import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './link.module.css';

interface NewTabLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
}

/**
 * A link to another site: opens in a new tab, and says so to the eye and to screen readers (WCAG 2.2, technique G201). The
 * other site neither reaches back nor learns where the visitor came from.
 */
export function NewTabLink({ className, children, ...link }: NewTabLinkProps) {
  const classes = className ? `${className} ${styles.newTab}` : styles.newTab;
  return (
    <a {...link} className={classes} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

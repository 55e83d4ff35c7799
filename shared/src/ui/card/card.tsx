import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'article' | 'div' | 'li' | 'section';
}

/** A raised sheet without padding: a picture may reach its edges. Other native attributes go through. */
export function Card({ as: Element = 'article', className, ...rest }: CardProps) {
  return <Element {...rest} className={className ? `${styles.card} ${className}` : styles.card} />;
}

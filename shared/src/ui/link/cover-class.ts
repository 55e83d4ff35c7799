import styles from './link.module.css';

/**
 * A link that answers for its whole entry: a click anywhere in the nearest positioned ancestor is its own, while name and
 * focus stay with the link.
 */
export function coverClass(): string {
  return styles.cover ?? '';
}

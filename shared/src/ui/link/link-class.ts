import styles from './link.module.css';

/** A link that stands alone, with an arrow that says where it leads: onward or back. `out`: for a NewTabLink, which has its own. */
export function linkClass(direction: 'onward' | 'back' | 'out' = 'onward'): string {
  return direction === 'out' ? `${styles.link}` : `${styles.link} ${styles[direction]}`;
}

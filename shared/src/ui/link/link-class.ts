import styles from './link.module.css';

/** A link that stands alone, with an arrow that says where it leads: onward, back, or out of the site. */
export function linkClass(direction: 'onward' | 'back' | 'out' = 'onward'): string {
  return `${styles.link} ${styles[direction]}`;
}

import { useId } from 'react';
import styles from './main-navigation.module.css';
import { MenuItems } from './menu-items.tsx';

/** The site's menu. What opens and closes it is not React ({@link runMenu}), so its state is in the elements alone. */
export function MainNavigation() {
  const id = useId();
  return (
    <nav aria-label="Main" className={styles.nav} data-live="" suppressHydrationWarning>
      <button type="button" className={styles.menu} aria-expanded={false} aria-controls={id} suppressHydrationWarning>
        <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
          <path d="M3 7h18M3 12h18M3 17h18" />
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
        <span className={styles.word}>Menu</span>
      </button>
      <ul id={id} className={styles.panel}>
        <MenuItems />
      </ul>
    </nav>
  );
}

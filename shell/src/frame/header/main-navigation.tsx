import { useId, useRef } from 'react';
import { useHydrated } from 'shared/ui/hydrated';
import styles from './main-navigation.module.css';
import { MenuItems } from './menu-items.tsx';
import { useMenu } from './use-menu.ts';

/** The site's menu. Without the script, panel and dropdowns open on focus and hover (`data-waiting`). */
export function MainNavigation() {
  const nav = useRef<HTMLElement>(null);
  const id = useId();
  const hydrated = useHydrated();
  const { panel, submenu, close, togglePanel, toggleSubmenu } = useMenu(nav);
  return (
    <nav
      ref={nav}
      aria-label="Main"
      className={styles.nav}
      data-waiting={!hydrated || undefined}
      data-open={panel || undefined}
    >
      <button type="button" className={styles.menu} aria-expanded={panel} aria-controls={id} onClick={togglePanel}>
        <MenuIcon open={panel} />
        <span className={styles.word}>Menu</span>
      </button>
      <ul id={id} className={styles.panel}>
        <MenuItems submenu={submenu} onToggle={toggleSubmenu} onChoose={close} />
      </ul>
    </nav>
  );
}

function MenuIcon({ open }: { readonly open: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <path d={open ? 'm6 6 12 12M18 6 6 18' : 'M3 7h18M3 12h18M3 17h18'} />
    </svg>
  );
}

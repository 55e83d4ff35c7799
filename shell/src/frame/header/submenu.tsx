import { useId } from 'react';
import { useLocation } from 'shared/router';
import type { MenuGroup } from 'shared/contract';
import { isActive } from './main-menu.ts';
import { MenuItem } from './menu-item.tsx';
import styles from './main-navigation.module.css';

/** A disclosure button and its dropdown. */
export function Submenu({ label, links }: MenuGroup) {
  const id = useId();
  const { pathname } = useLocation();
  const active = links.some(({ to }) => isActive(pathname, to));
  return (
    <li className={styles.group} suppressHydrationWarning>
      <button
        type="button"
        className={styles.item}
        aria-expanded={false}
        aria-controls={id}
        data-active={active || undefined}
        suppressHydrationWarning
      >
        {label}
        <svg viewBox="0 0 12 8" className={styles.chevron} aria-hidden="true">
          <path d="m1.5 1.5 4.5 4.5 4.5-4.5" />
        </svg>
      </button>
      <ul id={id} className={styles.submenu}>
        {links.map((link) => (
          <MenuItem key={link.to} {...link} className={styles.link} active={pathname === link.to} />
        ))}
      </ul>
    </li>
  );
}

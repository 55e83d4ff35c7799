import { useId } from 'react';
import { useLocation } from 'shared/router';
import type { MenuGroup } from 'shared/contract';
import { isActive } from './main-menu.ts';
import { MenuItem } from './menu-item.tsx';
import styles from './main-navigation.module.css';

interface SubmenuProps extends MenuGroup {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}

/** A disclosure button and its dropdown (WAI-ARIA pattern 'Disclosure Navigation Menu'). */
export function Submenu({ label, links, open, onToggle, onChoose }: SubmenuProps) {
  const id = useId();
  const { pathname } = useLocation();
  const active = links.some(({ to }) => isActive(pathname, to));
  return (
    <li className={styles.group} data-open={open || undefined}>
      <button
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={id}
        data-active={active || undefined}
        onClick={onToggle}
      >
        {label}
        <svg viewBox="0 0 12 8" className={styles.chevron} aria-hidden="true">
          <path d="m1.5 1.5 4.5 4.5 4.5-4.5" />
        </svg>
      </button>
      <ul id={id} className={styles.submenu}>
        {links.map((link) => (
          <MenuItem key={link.to} {...link} className={styles.link} active={pathname === link.to} onChoose={onChoose} />
        ))}
      </ul>
    </li>
  );
}

import { Link, useLocation } from 'shared/router';
import type { MenuLink } from './main-menu.ts';

interface MenuItemProps extends MenuLink {
  readonly className: string | undefined;
  /** Whether the visitor is on this page or, for the look of it, somewhere below. */
  readonly active: boolean;
  readonly onChoose: () => void;
}

/** One link of the menu. */
export function MenuItem({ label, to, className, active, onChoose }: MenuItemProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={to}
        className={className}
        onClick={onChoose}
        aria-current={pathname === to ? 'page' : undefined}
        data-active={active || undefined}
      >
        {label}
      </Link>
    </li>
  );
}

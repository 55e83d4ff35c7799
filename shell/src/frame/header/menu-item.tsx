import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'shared/router';
import { useSettings } from 'shared/shell-api';
import { NewTabLink } from 'shared/ui/link';
import type { MenuLink } from 'shared/contract';

interface MenuItemProps extends MenuLink {
  readonly className: string | undefined;
  /** The visitor is on this page or below it. */
  readonly active: boolean;
}

/** One link of the menu. */
export function MenuItem({ label, to, sends, className, active }: MenuItemProps) {
  const { pathname } = useLocation();
  const settings = useSettings();
  if (sends) return <OutItem label={label} address={settings[sends]} className={className} />;
  return (
    <li>
      <Link
        to={to}
        className={className}
        aria-current={pathname === to ? 'page' : undefined}
        data-active={active || undefined}
      >
        {label}
      </Link>
    </li>
  );
}

interface OutItemProps extends Pick<MenuItemProps, 'label' | 'className'> {
  readonly address: string;
}

/** Opens its address in a new tab and leads this tab to the home page (decision 0045). */
function OutItem({ label, address, className }: OutItemProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!address) return null;

  function leave({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    // With a modifier key the new tab opens in the background, so this page stays.
    if (!ctrlKey && !metaKey && !shiftKey) void navigate('/', { viewTransition: true, replace: pathname === '/' });
  }

  return (
    <li>
      <NewTabLink href={address} className={className} onClick={leave}>
        {label}
      </NewTabLink>
    </li>
  );
}

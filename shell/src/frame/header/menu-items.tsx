import { memo, useContext } from 'react';
import { useLocation } from 'shared/router';
import { NavigationContext } from '../../site/site-context.ts';
import { isActive, menuWith } from './main-menu.ts';
import styles from './main-navigation.module.css';
import { MenuItem } from './menu-item.tsx';
import { Submenu } from './submenu.tsx';

interface MenuItemsProps {
  /** The label of the open dropdown. */
  readonly submenu: string | null;
  readonly onToggle: (label: string) => void;
  readonly onChoose: () => void;
}

/** Memoized: on an old phone, rendering all items again takes a third of the time to open the menu. */
export const MenuItems = memo(function MenuItems({ submenu, onToggle, onChoose }: MenuItemsProps) {
  const { pathname } = useLocation();
  const added = useContext(NavigationContext);
  return menuWith(added).map((item) =>
    'to' in item ? (
      <MenuItem
        key={item.label}
        {...item}
        className={styles.item}
        active={isActive(pathname, item.to)}
        onChoose={onChoose}
      />
    ) : (
      <Submenu
        key={item.label}
        {...item}
        open={submenu === item.label}
        onToggle={() => onToggle(item.label)}
        onChoose={onChoose}
      />
    ),
  );
});

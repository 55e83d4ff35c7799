import { useContext } from 'react';
import { useLocation } from 'shared/router';
import { NavigationContext } from '../../site/site-context.ts';
import { isActive, menuWith } from './main-menu.ts';
import styles from './main-navigation.module.css';
import { MenuItem } from './menu-item.tsx';
import { Submenu } from './submenu.tsx';

export function MenuItems() {
  const { pathname } = useLocation();
  const added = useContext(NavigationContext);
  return menuWith(added).map((item) =>
    'to' in item ? (
      <MenuItem key={item.label} {...item} className={styles.item} active={isActive(pathname, item.to)} />
    ) : (
      <Submenu key={item.label} {...item} />
    ),
  );
}

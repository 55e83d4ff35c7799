import { type RefObject, useCallback, useState } from 'react';
import { useDismissal } from './use-dismissal.ts';

interface OpenMenu {
  /** The whole menu of a small screen. */
  readonly panel: boolean;
  /** The label of the open dropdown. */
  readonly submenu: string | null;
}

const CLOSED: OpenMenu = { panel: false, submenu: null };

/** The open parts of the menu. At most one dropdown is open. */
export function useMenu(nav: RefObject<HTMLElement | null>) {
  const [menu, setMenu] = useState(CLOSED);
  const close = useCallback(() => setMenu(CLOSED), []);
  const closeSubmenu = useCallback(() => setMenu(({ panel }) => ({ panel, submenu: null })), []);
  const closeInnermost = useCallback(
    () => setMenu(({ panel, submenu }) => ({ panel: panel && submenu !== null, submenu: null })),
    [],
  );
  useDismissal(nav, menu.panel || menu.submenu !== null, { close, closeSubmenu, closeInnermost });

  const togglePanel = () => setMenu(({ panel }) => ({ panel: !panel, submenu: null }));
  const toggleSubmenu = useCallback(
    (label: string) => setMenu(({ panel, submenu }) => ({ panel, submenu: submenu === label ? null : label })),
    [],
  );
  return { ...menu, close, togglePanel, toggleSubmenu };
}

import { MAIN_MENU, type MenuGroup, type MenuLink, type NavigationItem } from 'shared/contract';

const LAST = MAIN_MENU.at(-1)?.label;

/** The specification's menu, with what sections add at the end of its groups: the bar has room for no more items. */
export function menuWith(added: readonly NavigationItem[]): readonly (MenuLink | MenuGroup)[] {
  return MAIN_MENU.map((item) => {
    if ('to' in item) return item;
    const links = added.filter(({ under = LAST }) => under === item.label);
    return { ...item, links: [...item.links, ...links.map(({ label, path }) => ({ label, to: path }))] };
  });
}

/** Whether a page is the link's own or below it. No page is below Home. */
export function isActive(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}

/** Whether a page is the link's own or lies below it. Home has nothing below. */
export function isActive(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}

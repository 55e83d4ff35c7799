/** In place of the shell's: as applications usually do, it loads a page's data when a navigation asks for it. */
export function prefetchPage(): () => void {
  return () => undefined;
}

import type { RouteObject } from 'react-router-dom';

/**
 * The page routes that an address needs: its page's alone, where one has it letter by letter; nothing ranks higher. The
 * router would rank all the others too, twice for each document.
 */
export function routesAt(pages: () => RouteObject[], pathname: string): () => RouteObject[] {
  return () => {
    const all = pages();
    const own = all.filter(({ path }) => path === pathname);
    return own.length > 0 ? own : all;
  };
}

import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { ROOT_ROUTE } from './route-data.ts';

/**
 * React Router calls this for an address that no known page has. At first a document knows only its own page.
 * @param complete loads the rest of the route table, if possible
 * @param routes creates the routes of all known pages
 */
export function discoverPages(
  complete: () => Promise<void>,
  routes: () => readonly RouteObject[],
): PatchRoutesOnNavigationFunction {
  return async ({ patch }) => {
    await complete();
    // React Router ignores the routes that it has already.
    patch(ROOT_ROUTE, [...routes()]);
  };
}

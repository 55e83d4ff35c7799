import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { ROOT_ROUTE } from './root-route.ts';

/**
 * React Router asks for an address that no page of the routes has. A document came with its own page's only.
 * @param complete has the rest of the route table come, if it can
 * @param routes as many as are known by then
 */
export function discoverPages(
  complete: () => Promise<void>,
  routes: () => readonly RouteObject[],
): PatchRoutesOnNavigationFunction {
  return async ({ patch }) => {
    await complete();
    // Those that it has already are left alone.
    patch(ROOT_ROUTE, [...routes()]);
  };
}

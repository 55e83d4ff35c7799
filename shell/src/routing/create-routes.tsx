import type { RouteObject } from 'react-router-dom';
import { frameSettings, type FrameSettingsOptions } from './frame-settings.ts';
import { Layout } from './layout.tsx';
import { type NotFoundOptions, notFoundRoute } from './not-found-route.tsx';
import type { PageLoadingOptions } from './load-page.ts';
import { pageRoutes } from './page-routes.tsx';
import { ROOT_ROUTE } from './route-data.ts';

export interface RouteOptions extends PageLoadingOptions, FrameSettingsOptions, NotFoundOptions {}

/**
 * React Router's routes: the frame around the pages of the lock's releases.
 * @param pages creates the page routes; given where pages are added later
 */
export function createRoutes(options: RouteOptions, pages = pageRoutes(options)): RouteObject[] {
  return [
    {
      // Without a path: every address that has no page matches '*', `/` too.
      id: ROOT_ROUTE,
      ...frameSettings(options),
      element: <Layout http={options.http} />,
      errorElement: <Layout http={options.http} failed />,
      children: [...pages(), notFoundRoute(options)],
    },
  ];
}

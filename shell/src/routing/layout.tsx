import { NO_SETTINGS, type SiteSettings } from 'shared/content';
import { SettingsContext } from 'shared/shell-api';
import { Outlet, useRouteLoaderData } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import { PageHeadTags } from './page-head-tags.tsx';
import { ROOT_ROUTE } from './route-data.ts';
import { usePageTitle } from './use-page-title.ts';

/** The frame around the page of the address. @param failed after a routing error: shows the not-found page */
export function Layout({ failed = false }: { readonly failed?: boolean }) {
  const settings = useRouteLoaderData<SiteSettings | null>(ROOT_ROUTE) ?? NO_SETTINGS;
  const title = usePageTitle(failed);
  return (
    <SettingsContext value={settings}>
      <PageHeadTags title={title} />
      <Frame heading={title.heading}>{failed ? <NotFound /> : <Outlet />}</Frame>
      <Toasts />
    </SettingsContext>
  );
}

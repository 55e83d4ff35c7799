import { NO_SERVICES, NO_SETTINGS } from 'shared/content';
import type { Http } from 'shared/http';
import { ServicesContext, SettingsContext } from 'shared/shell-api';
import { Outlet, useRouteLoaderData } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { FramePlayer } from '../player/frame-player.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import type { FrameData } from './frame-settings.ts';
import { PageHeadTags } from './head/page-head-tags.tsx';
import { ROOT_ROUTE } from './route-data.ts';
import { useCurrentServices } from './use-current-services.ts';
import { usePageTitle } from './head/use-page-title.ts';

const NOTHING_KNOWN: FrameData = { settings: NO_SETTINGS, services: NO_SERVICES };

interface LayoutProps {
  readonly http: Http;
  /** After a routing error: shows the not-found page. */
  readonly failed?: boolean;
}

/** The frame around the page of the address. */
export function Layout({ http, failed = false }: LayoutProps) {
  const known = useRouteLoaderData<FrameData | null>(ROOT_ROUTE) ?? NOTHING_KNOWN;
  const services = useCurrentServices(known.services, http);
  const title = usePageTitle(failed);
  return (
    <SettingsContext value={known.settings}>
      <ServicesContext value={services}>
        <PageHeadTags title={title} />
        <Frame heading={title.heading} crumb={title.crumb} bare={title.bare}>
          {failed ? <NotFound /> : <Outlet />}
        </Frame>
        <FramePlayer />
        <Toasts />
      </ServicesContext>
    </SettingsContext>
  );
}

import { NO_SERVICES, NO_SETTINGS } from 'shared/content';
import type { Http } from 'shared/http';
import { ServicesContext, SettingsContext } from 'shared/shell-api';
import { useLayoutEffect } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { FramePlayer } from '../player/frame-player.tsx';
import { useRegionEnvironment } from '../regions/region-environment.ts';
import { Toasts } from '../toasts/toasts.tsx';
import type { FrameData } from './frame-settings.ts';
import { PageHeadTags } from './head/page-head-tags.tsx';
import { ROOT_ROUTE } from './route-data.ts';
import { useCurrentServices } from './use-current-services.ts';
import { usePageTitle } from './head/use-page-title.ts';

const NOTHING_KNOWN: FrameData = { settings: NO_SETTINGS, services: NO_SERVICES };

/** Repeats a press in the header, before the browser paints: a menu that hover or focus opened stays open. */
function useHeaderClick(): void {
  const { clicks } = useRegionEnvironment();
  useLayoutEffect(() => {
    const header = document.querySelector('header');
    if (header) clicks?.replay(header);
  }, [clicks]);
}

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
  useHeaderClick();
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

import { act, render } from '@testing-library/react';
import type { Remote, RouteTable, SectionFailure } from 'shared/contract';
import type { Http } from 'shared/http';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteOriginContext } from '../site/site-origin.ts';
import { createSectionModules } from '../federation/section-modules.ts';
import { regionLoader } from '../regions/load-region.ts';
import { RegionEnvironmentContext } from '../regions/region-environment.ts';
import { reportOnce } from '../regions/report-once.ts';
import { createPageReleases, type PageReleases, type TableReleases } from '../releases/page-releases.ts';
import { createRoutes, pageRoutes, type RouteOptions } from '../routing/create-routes.tsx';
import { discoverPages } from '../routing/discover-pages.ts';
import { fakeFederation } from './fake-federation.ts';
import { CONTENT, EVENTS } from './remotes.ts';

const http: Http = { get: async () => ({ data: null }), post: async () => null };

interface VisitOptions {
  /** The site's public one. */
  readonly origin?: string;
  readonly remotes?: readonly Remote[];
  /** What stands in for releases that fail. */
  readonly stable?: readonly Remote[];
  /** Set when `remotes` are the page's only; `complete` is then the way to all. */
  readonly table?: TableReleases;
  readonly complete?: () => Promise<RouteTable | null>;
  readonly unreachable?: () => boolean;
  readonly sectionMissing?: RouteOptions['sectionMissing'];
  /** What the edge says of the lock at each navigation. */
  readonly askLock?: (releases: PageReleases) => Promise<void>;
}

/** The whole shell over sections that the test writes, by `events@1.0.0/pages/events`. */
export async function visit(path: string, sections: Record<string, () => unknown>, options: VisitOptions = {}) {
  window.scrollTo = () => undefined;
  const {
    origin = '',
    remotes = [CONTENT, EVENTS],
    stable = [],
    table,
    complete,
    unreachable = () => false,
    sectionMissing,
    askLock = async () => undefined,
  } = options;
  const fake = fakeFederation(sections);
  const modules = createSectionModules(fake.federation, async () => undefined);
  const releases = createPageReleases({ remotes, stable, table });
  const failures: SectionFailure[] = [];
  const reported: unknown[] = [];
  const report = reportOnce((failure, error) => {
    failures.push(failure);
    if (error !== undefined) reported.push(error);
  });
  const loadRegion = regionLoader({ modules, releases, report, headStartMs: 50 });
  const loading = { releases, http, loadRegion, address: path, askLock: () => askLock(releases) };
  const pages = pageRoutes(loading);
  async function askTable(): Promise<void> {
    const rest = await complete?.();
    if (rest) releases.complete(rest);
  }
  const router = createMemoryRouter(createRoutes({ ...loading, unreachable, sectionMissing }, pages), {
    initialEntries: [path],
    patchRoutesOnNavigation: discoverPages(askTable, pages),
  });
  await act(async () =>
    render(
      <SiteOriginContext value={origin}>
        <RegionEnvironmentContext value={{ modules, releases, files: () => null, report }}>
          <RouterProvider router={router} />
        </RegionEnvironmentContext>
      </SiteOriginContext>,
    ),
  );
  return { ...fake, router, reported, failures };
}

import { act, render } from '@testing-library/react';
import type { Remote, RouteTable, SectionFailure } from 'shared/contract';
import type { Http } from 'shared/http';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteOriginContext } from '../site/site-context.ts';
import { createSectionModules } from '../federation/section-modules.ts';
import { createRegionLoader } from '../regions/load-region.ts';
import { RegionEnvironmentContext } from '../regions/region-environment.ts';
import { reportOnce } from '../regions/region-report.ts';
import { createPageReleases, type PageReleases, type TableReleases } from '../releases/page-releases.ts';
import { createRoutes, type RouteOptions } from '../routing/create-routes.tsx';
import { discoverPages } from '../routing/discover-pages.ts';
import type { PageLoadingOptions } from '../routing/load-page.ts';
import { pageRoutes } from '../routing/page-routes.tsx';
import { fakeFederation } from './fake-federation.ts';
import { CONTENT, EVENTS } from './remotes.ts';

const http: Http = { get: async () => ({ data: null }), post: async () => null };

interface VisitOptions {
  /** The site's public origin. */
  readonly origin?: string;
  readonly remotes?: readonly Remote[];
  /** The fallbacks. */
  readonly stable?: readonly Remote[];
  /** Set when `remotes` are those of one page only. `complete` then loads the whole route table. */
  readonly table?: TableReleases;
  readonly complete?: () => Promise<RouteTable | null>;
  readonly unreachable?: () => boolean;
  readonly sectionMissing?: RouteOptions['sectionMissing'];
  /** At each navigation, in place of the edge. */
  readonly askLock?: (releases: PageReleases) => Promise<void>;
}

/** Renders the whole shell with modules that the test writes, by `events@1.0.0/pages/events`. */
export async function visit(path: string, sections: Record<string, () => unknown>, options: VisitOptions = {}) {
  window.scrollTo = () => undefined;
  const { origin = '', remotes = [CONTENT, EVENTS], stable = [], table } = options;
  const fake = fakeFederation(sections);
  const modules = createSectionModules(fake.federation, async () => undefined);
  const releases = createPageReleases({ remotes, stable, table });
  const failures: SectionFailure[] = [];
  const reported: unknown[] = [];
  const report = reportOnce((failure, error) => {
    failures.push(failure);
    if (error !== undefined) reported.push(error);
  });
  const loadRegion = createRegionLoader({ modules, releases, report, headStartMs: 50 });
  async function loadTable(): Promise<void> {
    const rest = await options.complete?.();
    if (rest) releases.complete(rest);
  }
  const router = createRouter({ releases, http, loadRegion, address: path }, { ...options, loadTable });
  await act(async () =>
    render(
      <SiteOriginContext value={origin}>
        <RegionEnvironmentContext value={{ modules, releases, files: () => null, report, loadTable }}>
          <RouterProvider router={router} />
        </RegionEnvironmentContext>
      </SiteOriginContext>,
    ),
  );
  return { ...fake, router, reported, failures };
}

interface RouterOptions extends VisitOptions {
  readonly loadTable: () => Promise<void>;
}

function createRouter(loading: PageLoadingOptions & { readonly address: string }, options: RouterOptions) {
  const { loadTable, askLock = async () => undefined, unreachable = () => false, sectionMissing } = options;
  const { releases, address } = loading;
  const routing = { ...loading, askLock: () => askLock(releases), unreachable, sectionMissing };
  const pages = pageRoutes(routing);
  return createMemoryRouter(createRoutes(routing, pages), {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverPages(loadTable, pages),
  });
}

// First: it declares the order of the cascade layers.
import '../../../shell/src/styles/index.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Remote } from 'shared/contract';
import { createHttp } from 'shared/http';
import { PublicConfigContext } from 'shared/shell-api';
import { startAuth } from '../../../shell/src/auth/start-auth.ts';
import { readDocumentState } from '../../../shell/src/document/document-state.ts';
import { SiteOriginContext } from '../../../shell/src/site/site-context.ts';
import type { Federation } from '../../../shell/src/federation/federation.ts';
import { createSectionModules } from '../../../shell/src/federation/section-modules.ts';
import { createRegionLoader } from '../../../shell/src/regions/load-region.ts';
import { RegionEnvironmentContext } from '../../../shell/src/regions/region-environment.ts';
import { logFailures, reportOnce } from '../../../shell/src/regions/region-report.ts';
import { createPageReleases } from '../../../shell/src/releases/page-releases.ts';
import { createRoutes } from '../../../shell/src/routing/create-routes.tsx';
import { markScrolled } from '../../../shell/src/browser/starter/mark-scrolled.ts';
import { runMenu } from '../../../shell/src/frame/header/run-menu.ts';
import { loadWithinLimit } from '../../../shell/src/browser/load-within-limit.ts';
import { preloadOnIntent } from '../../../shell/src/browser/preload-on-intent.ts';
import { installPagePolicy } from '../../../shell/src/trusted-types/install-page-policy.ts';
import { reportFailures } from '../../../shell/src/vitals/report-failures.ts';
import { sampleVisit } from '../../../shell/src/vitals/sample-visit.ts';

/** The site without a server that renders: what the shell's browser/start-app.tsx does, into an empty document. */
export async function renderInBrowser(federation: Federation, remotes: readonly Remote[]): Promise<void> {
  installPagePolicy();
  markScrolled();
  runMenu();
  const read = readDocumentState();
  const container = document.getElementById('root');
  if (!read || !container) throw new Error('The peer’s document has no state or no #root.');
  const { state } = read;
  const modules = createSectionModules(federation, async () => undefined);
  const releases = createPageReleases({ remotes, stable: [] });
  sampleVisit(state);
  const tell = reportFailures(state);
  const log = logFailures({ preview: false });
  const report = reportOnce((failure, error) => {
    log(failure, error);
    tell(failure);
  });
  const routes = createRoutes({
    releases,
    http: createHttp({ origin: '' }),
    loadRegion: loadWithinLimit(createRegionLoader({ modules, releases, report, headStartMs: 3_000 })),
    address: `${location.pathname}${location.search}`,
  });

  await startAuth(state.publicConfig);
  createRoot(container).render(
    <SiteOriginContext value={state.origin}>
      <PublicConfigContext value={state.publicConfig}>
        <RegionEnvironmentContext value={{ modules, releases, files: () => null, report }}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </RegionEnvironmentContext>
      </PublicConfigContext>
    </SiteOriginContext>,
  );
  const nothing = () => undefined;
  preloadOnIntent({ releases, modules, loadTable: () => Promise.resolve(), prefetch: nothing, preloadStyles: nothing });
}

import '../../../shell/src/styles/index.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createHttp } from 'shared/http';
import { authStore } from 'shared/shell-api';
import { createSectionModules } from '../../../shell/src/federation/section-modules.ts';
import { regionLoader } from '../../../shell/src/regions/load-region.ts';
import { RegionEnvironmentContext } from '../../../shell/src/regions/region-environment.ts';
import type { RegionReport } from '../../../shell/src/regions/region-report.ts';
import { createPageReleases } from '../../../shell/src/releases/page-releases.ts';
import { createRoutes } from '../../../shell/src/routing/create-routes.tsx';
import { bundledSections } from './bundled-sections.ts';

/** The same shell and sections as one client-rendered application, split by route: what a team without federation ships. */
const modules = createSectionModules(bundledSections.federation, async () => undefined);
const releases = createPageReleases({ remotes: bundledSections.remotes, stable: [] });
const report: RegionReport = (failure, error) => console.error(failure, error);
const routes = createRoutes({
  releases,
  http: createHttp({ origin: '' }),
  loadRegion: regionLoader({ modules, releases, report, headStartMs: 3_000 }),
  address: `${location.pathname}${location.search}`,
});
const container = document.getElementById('root');
if (!container) throw new Error('The peer’s document has no #root.');

authStore.setState({ status: 'signed-out' });
createRoot(container).render(
  <RegionEnvironmentContext value={{ modules, releases, files: () => null, report }}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </RegionEnvironmentContext>,
);

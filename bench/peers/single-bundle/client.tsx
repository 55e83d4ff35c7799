import '../../../shell/src/styles/index.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createHttp } from 'shared/http';
import { authStore } from 'shared/shell-api';
import { createSectionModules } from '../../../shell/src/federation/section-modules.ts';
import { RegionEnvironmentContext } from '../../../shell/src/regions/region-environment.ts';
import { createRoutes } from '../../../shell/src/routing/create-routes.tsx';
import { bundledSections } from './bundled-sections.ts';

/** The same shell and sections as one client-rendered application, split by route: what a team without federation ships. */
const modules = createSectionModules(bundledSections.federation, async () => undefined);
const routes = createRoutes({ remotes: bundledSections.remotes, modules, http: createHttp({ origin: '' }) });
const container = document.getElementById('root');
if (!container) throw new Error('The peer’s document has no #root.');

authStore.setState({ status: 'signed-out' });
createRoot(container).render(
  <RegionEnvironmentContext value={{ modules, files: () => null, report: console.error }}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </RegionEnvironmentContext>,
);

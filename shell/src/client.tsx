// First: it declares the order of the cascade layers.
import './styles/index.css';
import type { Remote } from 'shared/contract';
import { createHttp } from 'shared/http';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startAuth } from './auth/start-auth.ts';
import { App } from './document/app.tsx';
import { browserStyles } from './document/browser-styles.tsx';
import { readDocumentState } from './document/document-state.ts';
import { browserPlugin, refetchFiles } from './federation/browser-plugin.ts';
import { createFederation } from './federation/federation.ts';
import { createSectionModules } from './federation/section-modules.ts';
import { reportFailure } from './regions/report-failure.ts';
import { createRoutes } from './routing/create-routes.tsx';
import { patientLoad } from './routing/patient-load.ts';
import { preloadOnIntent } from './routing/preload-on-intent.ts';
import { startVitals } from './vitals/start-vitals.ts';

async function main(): Promise<void> {
  const { state, json } = readDocumentState();
  const modules = createSectionModules(createFederation(browserPlugin()), refetchFiles);
  const routes = createRoutes({
    remotes: state.remotes,
    modules,
    http: createHttp({ origin: '' }),
    loadRegion: patientLoad(),
  });
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { ...state.loaderData } } });
  const styles = browserStyles();
  const vitals = startVitals(state);
  const report = (error: unknown, remote: Remote) => {
    reportFailure(error, remote);
    vitals.failed({ section: remote.name, version: remote.version, reason: 'render' });
  };

  // Nothing of the client app before the first auth state is known; the server's HTML is on the screen meanwhile.
  await startAuth(state.publicConfig);
  hydrateRoot(
    document,
    <App
      state={state}
      stateJson={json}
      stylesheet={styles.stylesheet}
      environment={{ modules, files: styles.files, report }}
    >
      <RouterProvider router={router} />
    </App>,
    { onCaughtError: () => undefined, onRecoverableError: (error) => console.error(error) },
  );
  preloadOnIntent(state.remotes, modules);
}

void main();

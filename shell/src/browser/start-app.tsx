// First: it declares the order of the cascade layers.
import '../styles/index.css';
import { createHttp } from 'shared/http';
import { quietWork } from 'shared/ui/when-idle';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startAuth } from '../auth/start-auth.ts';
import { App } from '../document/app.tsx';
import { browserStyles } from './browser-styles.tsx';
import { readDocumentState } from '../document/document-state.ts';
import { lateStates } from '../routing/late-states.ts';
import { preloading } from './preloading-federation.ts';
import { rootErrors } from './ignored-errors.ts';
import { servedReleases } from './served-releases.ts';
import { ignoreSkippedTransitions } from './skipped-transitions.ts';
import { fetchStylesheetsAgain } from './retry-stylesheets.ts';
import { tellCutOff } from './tell-cut-off.ts';
import { browserContainer, refetchFiles } from '../federation/browser-containers.ts';
import { createFederation } from '../federation/federation.ts';
import { createSectionModules } from '../federation/section-modules.ts';
import { keepClicks } from '../regions/kept-clicks.ts';
import { createLateRegions } from '../regions/late-regions.ts';
import { regionLoader } from '../regions/load-region.ts';
import { reportFailure } from '../regions/report-failure.ts';
import { reportOnce } from '../regions/report-once.ts';
import { askLock } from '../releases/ask-lock.ts';
import { restOfTable } from '../releases/rest-of-table.ts';
import { createPageReleases } from '../releases/page-releases.ts';
import { createRoutes, pageRoutes } from '../routing/create-routes.tsx';
import { discoverPages } from '../routing/discover-pages.ts';
import { PATIENCE_MS, patientLoad } from './load-within-limit.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { ROOT_ROUTE } from '../routing/root-route.ts';
import { startVitals } from '../vitals/start-vitals.ts';

/** Milliseconds that a release has to itself; then the stable one, if it is another, is loaded too. */
const HEAD_START_MS = 3_000;

/** Brings the document that the server drew to life. */
export async function startApp(): Promise<void> {
  const read = readDocumentState();
  if (!read) return tellCutOff();
  const { state, json } = read;
  const modules = createSectionModules(preloading(createFederation(browserContainer)), refetchFiles);
  const releases = createPageReleases(servedReleases(state));
  const table = restOfTable(releases);
  const late = createLateRegions(lateStates(state.loaderData));
  const preview = state.preview !== undefined;
  const vitals = startVitals(state);
  const log = reportFailure({ preview });
  const report = reportOnce((failure, error) => {
    log(failure, error);
    // The stable release is given more time: a slow network alone must not look like a fault of the other.
    if (!failure.late) vitals.failed(failure);
  });
  const loading = {
    releases,
    http: createHttp({ origin: '' }),
    loadRegion: patientLoad(regionLoader({ modules, releases, report, headStartMs: HEAD_START_MS })),
    address: `${location.pathname}${location.search}`,
    settingsLimit: () => AbortSignal.timeout(PATIENCE_MS),
    settingsMissing: state.loaderData[ROOT_ROUTE] === null,
    // A preview shows its release whatever became of it.
    ...(preview ? {} : { askLock: () => askLock(releases) }),
  };
  const beyondTheTable = {
    unreachable: table.unreachable,
    sectionMissing: state.sectionMissing ? ('ask' as const) : undefined,
  };
  const pages = pageRoutes(loading);
  const router = createBrowserRouter(createRoutes({ ...loading, ...beyondTheTable }, pages), {
    hydrationData: { loaderData: { ...state.loaderData } },
    patchRoutesOnNavigation: discoverPages(table.ask, pages),
  });
  // What is above a region changes with a navigation: React would not keep the HTML of one that still waits.
  router.subscribe(late.wakeAll);
  const styles = browserStyles();
  fetchStylesheetsAgain();
  ignoreSkippedTransitions();

  // Nothing of the client app before the first auth state is known; the server's HTML is on the screen meanwhile.
  await startAuth(state.publicConfig);
  const app = (
    <App
      state={state}
      stateJson={json}
      stylesheet={styles.stylesheet}
      environment={{ modules, releases, files: styles.files, report, late, clicks: keepClicks() }}
    >
      <RouterProvider router={router} />
    </App>
  );
  // In slices: a visitor who presses something meanwhile is answered.
  startTransition(() => void hydrateRoot(document, app, rootErrors()));
  preloadOnIntent(releases, modules, table.ask);
  quietWork(() => {
    late.wakeAll();
    void table.ask();
  });
}

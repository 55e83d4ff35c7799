import { type RenderedDocument, releaseName, type RenderJob, type VerifiedFiles } from 'shared/contract';
import { createHttp } from 'shared/http';
import { authStore } from 'shared/shell-api';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createFederation } from '../federation/federation.ts';
import { createSectionModules, type SectionModules } from '../federation/section-modules.ts';
import { serverPlugin } from '../federation/server-plugin.ts';
import { createRoutes } from '../routing/create-routes.tsx';
import { escapeJson } from '../routing/page-head-tags.tsx';
import { App } from './app.tsx';
import { budgetedLoad } from './budgeted-load.ts';
import type { DocumentState } from './document-state.ts';
import { failuresOf } from './failures-of.ts';
import { regionStates } from './region-states.ts';
import { renderHtml } from './render-html.ts';
import { serverStyles } from './server-styles.tsx';

/** Milliseconds for a document of which only the frame is drawn. */
const FRAME_BUDGET_MS = 50;

/** The ways to server containers, by release name: many releases of one section serve side by side. */
const containers = new Map<string, () => unknown>();
const modules = createSectionModules(createFederation(serverPlugin(containers)), async () => undefined);

// On the server every visitor is signed out: documents are the same for all of them.
authStore.setState({ status: 'signed-out' });

/** Renders one document. Rejects only when the frame itself cannot be drawn. */
export async function render(job: RenderJob, verified: VerifiedFiles): Promise<RenderedDocument> {
  for (const { remote, serverEntry, integrity } of job.sections) {
    const container = () => verified.execute(serverEntry, integrity['server/remoteEntry.cjs']);
    containers.set(releaseName(remote.name, remote.version), container);
  }
  const remotes = job.sections.map(({ remote }) => remote);
  const routes = createRoutes({
    remotes,
    modules,
    http: createHttp({ origin: job.contentOrigin }),
    loadRegion: budgetedLoad(job),
    settingsLimit: () => AbortSignal.timeout(budgetOf(job)),
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(job.url));
  if (context instanceof Response) return redirectTo(context);

  const url = new URL(job.url);
  const styles = serverStyles(job, verified);
  const state: DocumentState = {
    origin: url.origin,
    lock: job.lock,
    shell: job.shell.remote,
    remotes,
    loaderData: context.loaderData,
    publicConfig: job.publicConfig,
    ...(job.vitals ? { vitals: job.vitals } : {}),
  };
  const { html, errors } = await renderHtml(
    <App
      state={state}
      stateJson={escapeJson(state)}
      stylesheet={styles.stylesheet}
      environment={{ modules: modulesFor(job), files: styles.files, report: () => undefined }}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    budgetOf(job),
  );
  return {
    status: context.statusCode,
    headers: {},
    html,
    styleHashes: styles.hashes(html),
    failures: failuresOf(context.loaderData, errors, job),
    whole: errors.length === 0 && regionStates(context.loaderData).every(({ status }) => status === 'ready'),
  };
}

function budgetOf({ regions, budgetMs }: RenderJob): number {
  return regions === 'rendered' ? budgetMs : FRAME_BUDGET_MS;
}

/** After a render that had to be ended no section's code is touched again: its regions wait for the browser. */
function modulesFor({ regions }: RenderJob): SectionModules {
  return regions === 'rendered' ? modules : { ...modules, read: () => new Promise(() => undefined) };
}

function redirectTo(response: Response): RenderedDocument {
  const redirect = response.headers.get('location') ?? '/';
  return { status: response.status, headers: {}, html: '', styleHashes: [], failures: [], whole: true, redirect };
}

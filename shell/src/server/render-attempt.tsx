import {
  assetPath,
  type NavigationItem,
  type Remote,
  type RenderJob,
  type RouteTable,
  type VerifiedFiles,
} from 'shared/contract';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from '../document/app.tsx';
import type { DocumentState } from '../document/document-state.ts';
import type { SectionModules } from '../federation/section-modules.ts';
import { type PageReleases, versionsOf } from '../releases/page-releases.ts';
import { type LoaderData, pagesIn } from '../routing/loader-data.ts';
import { escapeJson } from '../routing/head/page-head-tags.tsx';
import { hydrationOf } from '../routing/waiting-document.ts';
import { parsePublicConfig } from '../site/public-config.ts';
import { StaticPartsContext } from '../static/static-part.tsx';
import { createDrawnDocuments, type DrawnDocument } from './drawn-documents.ts';
import { pageTable } from './page-table.ts';
import { type RenderError, renderHtml } from './render-html.ts';
import { serverStyles } from './server-styles.tsx';
import { createStaticParts } from './static-parts.tsx';
import { createQueryReads, type QueryReads, WatchedQuery } from './watched-query.tsx';

const staticParts = createStaticParts();
const drawnDocuments = createDrawnDocuments();

export interface AttemptOptions {
  readonly job: RenderJob;
  readonly verified: VerifiedFiles;
  readonly routes: RouteObject[];
  readonly releases: PageReleases;
  readonly modules: SectionModules;
  readonly stable: readonly Remote[];
}

export interface AttemptResult extends DrawnDocument {
  readonly status: number;
  readonly errors: readonly RenderError[];
  readonly loaderData: LoaderData;
  /** The document loads its app when the visitor needs it. */
  readonly waits: boolean;
}

/**
 * Loads the page's data and draws it once, with the releases that have not failed; a document of the same data and address as before
 * is not drawn again. A `Response` is a redirect.
 */
export async function renderAttempt(options: AttemptOptions): Promise<AttemptResult | Response> {
  const { job, routes } = options;
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(job.url));
  if (context instanceof Response) return context;

  const state = createState(options, context);
  const result = await drawOnce(options, { state, handler, context });
  // The browser fills in what cannot be drawn here, and does not wait with that.
  const isIncomplete = result.errors.length > 0 && state.hydrate === 'on-interaction';
  const { loaderData } = context;
  return isIncomplete ? drawOnce(options, { state: { ...state, ...AT_ONCE, loaderData }, handler, context }) : result;
}

const AT_ONCE = { hydrate: undefined, hydrateAt: undefined, elements: undefined };

interface Loaded {
  readonly state: DocumentState;
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext;
}

async function drawOnce(options: AttemptOptions, loaded: Loaded): Promise<AttemptResult> {
  const { state, context } = loaded;
  const { statusCode: status, loaderData } = context;
  const stateJson = escapeJson(state);
  const waits = state.hydrate === 'on-interaction';
  const inputs = waits ? `${stateJson} ${JSON.stringify(loaderData)}` : stateJson;
  const known = status === 200 ? drawnDocuments.find(options.job, inputs) : undefined;
  if (known) return { ...known, status, errors: [], loaderData, waits };

  const { reads, ...drawn } = await draw(options, { ...loaded, stateJson });
  const { html, styleHashes, errors } = drawn;
  if (status === 200 && errors.length === 0) drawnDocuments.add(options.job, inputs, { html, styleHashes, reads });
  return { ...drawn, status, loaderData, waits };
}

async function draw(
  { job, verified, modules, releases }: AttemptOptions,
  { state, stateJson, handler, context }: Loaded & { readonly stateJson: string },
) {
  const { stylesheet, files, hashes } = serverStyles(job, verified, state.hydrate === 'on-interaction');
  const reads = createQueryReads();
  const router = createStaticRouter(watched(handler.dataRoutes, reads), context);
  const { html, errors } = await renderHtml(
    <App
      state={state}
      stateJson={stateJson}
      integrity={job.shell.integrity}
      stylesheet={stylesheet}
      environment={{ modules, releases, files, report: () => undefined }}
    >
      <StaticPartsContext value={staticParts}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StaticPartsContext>
    </App>,
    job.budgetMs,
    previewScripts(job),
  );
  for (const { release, error } of errors) if (release === undefined) console.error(error);
  return { html, styleHashes: hashes(html), errors, reads };
}

/** The routes, whose elements are watched. */
function watched(routes: StaticHandler['dataRoutes'], reads: QueryReads): StaticHandler['dataRoutes'] {
  return routes.map((route) => ({ ...route, element: <WatchedQuery reads={reads}>{route.element}</WatchedQuery> }));
}

/** What DevTools read of a page, in the preview of a release only (decision 0096). */
function previewScripts({ preview, shell }: RenderJob): string[] {
  return preview && 'release' in preview ? [assetPath('shell', shell.remote.version, 'devtools.js')] : [];
}

function createState({ job, releases, stable }: AttemptOptions, { loaderData }: StaticHandlerContext): DocumentState {
  return {
    origin: new URL(job.url).origin,
    lock: job.lock,
    shell: job.shell.remote,
    ...tableFor(job, { remotes: job.sections.map(({ remote }) => remote), stable: [...stable] }, loaderData),
    navigation: navigationIn(job),
    failed: releases.failed(),
    sectionMissing: isSectionMissing(job) || undefined,
    ...hydrationOf(loaderData, new Date(), releases.remote),
    publicConfig: parsePublicConfig(job.publicConfig),
    preview: job.preview,
    vitals: job.vitals,
  };
}

/** In an order that no rollout changes: by section, then as each has it. */
function navigationIn({ sections }: RenderJob): readonly NavigationItem[] {
  const remotes = sections.map(({ remote }) => remote).sort((a, b) => (a.name < b.name ? -1 : 1));
  return remotes.flatMap(({ navigation = [] }) => navigation);
}

/** Whether a section has no release that can be served. */
export function isSectionMissing({ missing = [] }: RenderJob): boolean {
  return missing.length > 0;
}

/** This page's part of the route table; the whole table if the browser loads all regions. */
function tableFor({ regions, wholeTable }: RenderJob, whole: RouteTable, loaderData: LoaderData) {
  if (wholeTable || regions === 'left-to-browser') return whole;
  return { ...pageTable(whole, pagesIn(loaderData)), stableLock: versionsOf(whole.stable) };
}

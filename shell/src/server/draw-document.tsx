import type { Remote, RenderJob, RouteTable, VerifiedFiles } from 'shared/contract';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import type { SectionModules } from '../federation/section-modules.ts';
import { type PageReleases, versionsOf } from '../releases/page-releases.ts';
import { escapeJson } from '../routing/page-head-tags.tsx';
import { App } from '../document/app.tsx';
import type { DocumentState } from '../document/document-state.ts';
import { pageTable } from './page-table.ts';
import { pagesIn } from '../routing/pages-in.ts';
import { parsePublicConfig } from '../site/public-config.ts';
import { type RenderError, renderHtml } from './render-html.ts';
import { serverStyles } from './server-styles.tsx';

export interface Drawing {
  readonly job: RenderJob;
  readonly verified: VerifiedFiles;
  readonly routes: RouteObject[];
  readonly releases: PageReleases;
  readonly modules: SectionModules;
  readonly stable: readonly Remote[];
}

export interface DrawnDocument {
  readonly status: number;
  readonly html: Uint8Array;
  readonly styleHashes: readonly string[];
  readonly errors: readonly RenderError[];
  /** React Router's, by route id. */
  readonly loaderData: DocumentState['loaderData'];
}

/** One attempt at a document, by the releases that are in use. A response is a redirect. */
export async function drawDocument({ job, verified, ...drawing }: Drawing): Promise<DrawnDocument | Response> {
  const { routes, releases, modules, stable } = drawing;
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(job.url));
  if (context instanceof Response) return context;

  const { loaderData, statusCode: status } = context;
  const styles = serverStyles(job, verified);
  const state: DocumentState = {
    origin: new URL(job.url).origin,
    lock: job.lock,
    shell: job.shell.remote,
    ...tableFor(job, { remotes: job.sections.map(({ remote }) => remote), stable: [...stable] }, loaderData),
    replaced: releases.replaced(),
    sectionMissing: isSectionMissing(job) || undefined,
    loaderData,
    publicConfig: parsePublicConfig(job.publicConfig),
    preview: job.preview,
    vitals: job.vitals,
  };
  const { html, errors } = await renderHtml(
    <App
      state={state}
      stateJson={escapeJson(state)}
      integrity={job.shell.integrity}
      stylesheet={styles.stylesheet}
      environment={{ modules, releases, files: styles.files, report: () => undefined }}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    job.budgetMs,
  );
  for (const { release, error } of errors) if (release === undefined) console.error(error);
  return { status, html, styleHashes: styles.hashes(html), errors, loaderData };
}

/** Whether a section is left out, because none of its releases can be served. */
export function isSectionMissing({ missing = [] }: RenderJob): boolean {
  return missing.length > 0;
}

/** The route table that travels along: this page's part, or the whole where the browser is to do all by itself. */
function tableFor({ regions }: RenderJob, whole: RouteTable, loaderData: DocumentState['loaderData']) {
  if (regions === 'left-to-browser') return whole;
  return { ...pageTable(whole, pagesIn(loaderData)), stableLock: versionsOf(whole.stable) };
}

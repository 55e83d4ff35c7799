import type { Remote, RenderJob, VerifiedFiles } from 'shared/contract';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import type { SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';
import { escapeJson } from '../routing/page-head-tags.tsx';
import { App } from './app.tsx';
import type { DocumentState } from './document-state.ts';
import { type RenderError, renderHtml } from './render-html.ts';
import { serverStyles } from './server-styles.tsx';

export interface Drawing {
  readonly job: RenderJob;
  readonly verified: VerifiedFiles;
  readonly routes: RouteObject[];
  readonly releases: PageReleases;
  readonly modules: SectionModules;
  readonly stable: readonly Remote[];
  readonly budgetMs: number;
}

export interface DrawnDocument {
  readonly status: number;
  readonly html: string;
  readonly styleHashes: readonly string[];
  readonly errors: readonly RenderError[];
  /** React Router's, by route id. */
  readonly loaderData: DocumentState['loaderData'];
}

/** One attempt at a document, by the releases that are in use. A response is a redirect. */
export async function drawDocument({ job, verified, ...drawing }: Drawing): Promise<DrawnDocument | Response> {
  const { routes, releases, modules, stable, budgetMs } = drawing;
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(job.url));
  if (context instanceof Response) return context;

  const { loaderData, statusCode: status } = context;
  const styles = serverStyles(job, verified);
  const state: DocumentState = {
    origin: new URL(job.url).origin,
    lock: job.lock,
    shell: job.shell.remote,
    remotes: job.sections.map(({ remote }) => remote),
    stable,
    replaced: releases.replaced(),
    loaderData,
    publicConfig: job.publicConfig,
    preview: job.preview,
    vitals: job.vitals,
  };
  const { html, errors } = await renderHtml(
    <App
      state={state}
      stateJson={escapeJson(state)}
      stylesheet={styles.stylesheet}
      environment={{ modules, releases, files: styles.files, report: () => undefined }}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    budgetMs,
  );
  for (const { release, error } of errors) if (release === undefined) console.error(error);
  return { status, html, styleHashes: styles.hashes(html), errors, loaderData };
}

import {
  type RenderedDocument,
  releaseNameOf,
  type RenderJob,
  type SectionFailure,
  type VerifiedFiles,
} from 'shared/contract';
import { createHttp } from 'shared/http';
import { authStore } from 'shared/shell-api';
import { createFederation } from '../federation/federation.ts';
import { createSectionModules, failureOf } from '../federation/section-modules.ts';
import { serverContainers } from '../federation/server-containers.ts';
import { regionLoader } from '../regions/load-region.ts';
import type { RegionReport } from '../regions/region-report.ts';
import { reportOnce } from '../regions/report-once.ts';
import { createPageReleases } from '../releases/page-releases.ts';
import { createRoutes, pageRoutes } from '../routing/create-routes.tsx';
import { routesAt } from '../routing/routes-at.ts';
import { budgetedLoad } from './load-within-budget.ts';
import { drawDocument, type Drawing, type DrawnDocument, isSectionMissing } from './draw-document.tsx';
import { isComplete, regionStates } from '../routing/loader-data.ts';

/** The ways to server containers, by release name: many releases of one section serve side by side. */
const containers = new Map<string, () => unknown>();
const modules = createSectionModules(createFederation(serverContainers(containers)), async () => undefined);

// On the server every visitor is signed out: documents are the same for all of them.
authStore.setState({ status: 'signed-out' });

/** Renders one document. Rejects only when the frame itself cannot be drawn. */
export async function render(job: RenderJob, verified: VerifiedFiles): Promise<RenderedDocument> {
  const { sections, stable = [] } = job;
  for (const { remote, serverEntry, integrity } of [...sections, ...stable]) {
    const container = () => verified.execute(serverEntry, integrity['server/remoteEntry.cjs']);
    containers.set(releaseNameOf(remote), container);
  }
  const failures: SectionFailure[] = [];
  const report = reportOnce((failure) => void failures.push(failure));
  const drawn = await drawReplaced(drawingOf(job, verified, report), report);
  if (drawn instanceof Response) return redirectTo(drawn);
  const { status, html, styleHashes, errors, loaderData } = drawn;
  // What is back soon is for no cache.
  const whole = status !== 503 && errors.length === 0 && failures.length === 0 && isComplete(loaderData);
  return { status, headers: status === 503 ? RETRY_SOON : {}, html, styleHashes, failures, whole };
}

/** A section that is left out is back within minutes; search engines keep its pages meanwhile. */
const RETRY_SOON = { 'retry-after': '120' };

/** What one document is drawn from. */
function drawingOf(job: RenderJob, verified: VerifiedFiles, report: RegionReport): Drawing {
  const { sections, stable = [], budgetMs } = job;
  const [served, standIns] = [sections, stable].map((releases) => releases.map(({ remote }) => remote));
  const releases = createPageReleases({ remotes: served ?? [], stable: standIns ?? [] });
  // Half of the document's time: what is then late leaves the stable release the other half.
  const load = regionLoader({ modules, releases, report, headStartMs: budgetMs / 2 });
  const loading = {
    releases,
    http: createHttp({ origin: job.contentOrigin }),
    loadRegion: budgetedLoad(load, job),
    settingsLimit: () => AbortSignal.timeout(budgetMs),
    sectionMissing: isSectionMissing(job) ? ('say' as const) : undefined,
  };
  const routes = createRoutes(loading, routesAt(pageRoutes(loading), new URL(job.url).pathname));
  return { job, verified, routes, releases, modules, stable: standIns ?? [] };
}

/** Draws again, with the stable release in its place, when a release that has one threw: each of them once. */
async function drawReplaced(drawing: Drawing, report: RegionReport): Promise<DrawnDocument | Response> {
  const drawn = await drawDocument(drawing);
  if (drawn instanceof Response) return drawn;
  const states = regionStates(drawn.loaderData);
  const broken = drawn.errors.flatMap(({ release, error }) => {
    if (release === undefined) return [];
    const remote = drawing.releases.remote(release);
    const replaced = states.some((state) => state.replaceable && state.release === release);
    return [{ remote, replaced, failure: failureOf(remote, 'render', error) }];
  });
  for (const { replaced, failure } of broken) report(replaced ? { ...failure, replaced } : failure);
  const leaving = broken.filter(({ replaced }) => replaced);
  for (const { remote } of leaving) drawing.releases.replace(remote);
  return leaving.length > 0 ? drawReplaced(drawing, report) : drawn;
}

function redirectTo(response: Response): RenderedDocument {
  const redirect = response.headers.get('location') ?? '/';
  return { status: response.status, headers: {}, html: '', styleHashes: [], failures: [], whole: true, redirect };
}

import {
  assetPath,
  type Remote,
  releaseNameOf,
  type RenderJob,
  type RenderResult,
  type SectionFailure,
  type SectionRelease,
  type VerifiedFiles,
} from 'shared/contract';
import { createHttp } from 'shared/http';
import { authStore } from 'shared/shell-api';
import { createFederation } from '../federation/federation.ts';
import { failureOf } from '../federation/section-failure.ts';
import { createSectionModules } from '../federation/section-modules.ts';
import { serverBuildContainer } from '../federation/standard/server-build-container.tsx';
import { serverContainers } from '../federation/server-containers.ts';
import { createRegionLoader } from '../regions/load-region.ts';
import { type RegionReport, reportOnce } from '../regions/region-report.ts';
import { createPageReleases } from '../releases/page-releases.ts';
import { createRoutes } from '../routing/create-routes.tsx';
import { isComplete, type LoaderData, regionsIn } from '../routing/loader-data.ts';
import { NO_PAGE_ROUTE } from '../routing/route-data.ts';
import { pageRoutes, routesAt } from '../routing/page-routes.tsx';
import { createAnswerParser } from './answer-parser.ts';
import { browserOnly, loadWithinBudget } from './load-within-budget.ts';
import { type AttemptOptions, type AttemptResult, isSectionMissing, renderAttempt } from './render-attempt.tsx';

/** Runs a release's server build, by release name. Releases of one section run side by side. */
const containers = new Map<string, () => unknown>();
const modules = createSectionModules(createFederation(serverContainers(containers)), async () => undefined);

// Documents are the same for all visitors, so the server renders them signed out.
authStore.setState({ status: 'signed-out' });

const parse = createAnswerParser();

/** A missing section is back within minutes. Search engines keep its pages until then. */
const RETRY_SOON = { 'retry-after': '120' };

/** Renders one document. Rejects only if the frame itself fails. */
export async function render(job: RenderJob, verified: VerifiedFiles): Promise<RenderResult> {
  registerContainers(job, verified);
  const failures: SectionFailure[] = [];
  const report = reportOnce((failure) => void failures.push(failure));
  const result = await renderWithFallbacks(prepareAttempt(job, verified, report), report);
  if (result instanceof Response) return redirectTo(result);
  const { status, html, styleHashes, errors, loaderData, waits } = result;
  // A 503 ends soon, so no cache may store it.
  const whole =
    status !== 503 && errors.length === 0 && failures.length === 0 && isComplete(loaderData, browserOnly(job));
  const headers = { ...headersOf(status, loaderData), ...(waits ? speculationRules(job) : {}) };
  return { status, headers, html, styleHashes, failures, whole };
}

/** Of a document that waits for its visitor: the browser may prerender what its links lead to (decision 0104). */
function speculationRules({ shell }: RenderJob): RenderResult['headers'] {
  return { 'speculation-rules': `"${assetPath('shell', shell.remote.version, 'speculation-rules.json')}"` };
}

/** A link to a page that a section announced is no broken one, though there is nothing yet. */
const COMING = { 'x-page': 'coming' };

function headersOf(status: number, loaderData: LoaderData): RenderResult['headers'] {
  if (status === 503) return RETRY_SOON;
  return status === 404 && loaderData[NO_PAGE_ROUTE] ? COMING : {};
}

function registerContainers({ sections, stable = [] }: RenderJob, verified: VerifiedFiles): void {
  for (const release of [...sections, ...stable])
    containers.set(releaseNameOf(release.remote), () => containerOf(release, verified));
}

function containerOf({ remote, serverEntry, integrity }: SectionRelease, verified: VerifiedFiles): unknown {
  if (serverEntry === null) return undefined;
  if (remote.runtime !== 'standard') return verified.execute(serverEntry, integrity['server/remoteEntry.cjs']);
  return verified.module(serverEntry, integrity['server/render.mjs']).then(serverBuildContainer);
}

function prepareAttempt(job: RenderJob, verified: VerifiedFiles, report: RegionReport): AttemptOptions {
  const stable = remotesOf(job.stable);
  const releases = createPageReleases({ remotes: remotesOf(job.sections), stable });
  // The other half of the time is for the fallback.
  const load = createRegionLoader({ modules, releases, report, headStartMs: job.budgetMs / 2 });
  const loading = {
    releases,
    http: createHttp({ origin: job.contentOrigin, parse }),
    loadRegion: loadWithinBudget(load, job),
    settingsLimit: () => AbortSignal.timeout(job.budgetMs),
    sectionMissing: isSectionMissing(job) ? ('say' as const) : undefined,
  };
  const routes = createRoutes(loading, routesAt(pageRoutes(loading), new URL(job.url).pathname));
  return { job, verified, routes, releases, modules, stable };
}

function remotesOf(releases: RenderJob['stable'] = []): Remote[] {
  return releases.map(({ remote }) => remote);
}

/** Renders again with the fallback of each release that threw. Ends, because a release is marked as failed once. */
async function renderWithFallbacks(options: AttemptOptions, report: RegionReport): Promise<AttemptResult | Response> {
  const result = await renderAttempt(options);
  if (result instanceof Response) return result;
  const regions = regionsIn(result.loaderData);
  const thrown = result.errors.flatMap(({ release, error }) => {
    if (release === undefined) return [];
    const remote = options.releases.remote(release);
    const replaced = regions.some((region) => region.hasFallback && region.release === release);
    return [{ remote, replaced, failure: failureOf(remote, 'render', error) }];
  });
  for (const { replaced, failure } of thrown) report(replaced ? { ...failure, replaced } : failure);
  const withFallback = thrown.filter(({ replaced }) => replaced);
  for (const { remote } of withFallback) options.releases.markFailed(remote);
  return withFallback.length > 0 ? renderWithFallbacks(options, report) : result;
}

function redirectTo(response: Response): RenderResult {
  const redirect = response.headers.get('location') ?? '/';
  return { status: response.status, headers: {}, html: '', styleHashes: [], failures: [], whole: true, redirect };
}

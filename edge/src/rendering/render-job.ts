import type { Preview, RenderJob, VitalsPlan } from 'shared/contract';
import type { LoadedLock, ShellRelease } from 'releases/serving';
import type { PublicConfig } from '../config/public-config.ts';
import type { Encoding } from '../http/encoding.ts';
import { CONTENT_ORIGIN } from './worker/content-fetch.ts';
import type { RenderTask } from './worker/render-task.ts';

/** What documents need of the edge's settings. */
export interface DocumentSettings {
  /** The canonical origin. */
  readonly publicUrl: string;
  /** Milliseconds; what is not ready by then is left to the browser. */
  readonly budgetMs: number;
  readonly publicConfig: PublicConfig;
}

export interface DocumentRequest {
  /** Path and query. */
  readonly address: string;
  /** The one that the waiting browser accepts. */
  readonly encoding?: Encoding | undefined;
  readonly preview?: Preview | undefined;
  /** What the browser is asked to report of the visit. */
  readonly vitals?: VitalsPlan;
}

/** How much of a document a render covers. */
export interface RenderExtent {
  readonly regions: RenderJob['regions'];
  /** Names of releases whose code is not run. */
  readonly leftOut?: readonly string[];
}

/** The budget of a document whose regions are left to the browser: its visitor has waited for another render already. */
const FRAME_BUDGET_MS = 50;

/** The task to render a document by the releases of one lock. */
export function documentTask(
  settings: DocumentSettings,
  loaded: LoadedLock,
  request: DocumentRequest & RenderExtent,
): RenderTask {
  return taskFor(loaded.shell, renderJob(settings, loaded, request), request.encoding);
}

/** The task of a job for a shell release's own server build. */
export function taskFor({ shellEntry, integrity }: ShellRelease, job: RenderJob, encoding?: Encoding): RenderTask {
  return { shellEntry, shellIntegrity: integrity['server/server.cjs'], job, encoding };
}

function renderJob(
  { publicUrl, ...settings }: DocumentSettings,
  { lock, shell, sections, missing, fallback }: LoadedLock,
  { address, preview, vitals, regions, leftOut }: DocumentRequest & RenderExtent,
): RenderJob {
  const stable = fallback?.sections.filter(({ remote }) => remote.version !== lock[remote.name]) ?? [];
  return {
    ...settings,
    contentOrigin: CONTENT_ORIGIN,
    url: `${publicUrl}${address}`,
    lock,
    sections,
    stable,
    missing,
    shell,
    regions,
    budgetMs: regions === 'rendered' ? settings.budgetMs : FRAME_BUDGET_MS,
    ...(leftOut ? { leftOut } : {}),
    ...(preview ? { preview } : {}),
    ...(vitals ? { vitals } : {}),
  };
}

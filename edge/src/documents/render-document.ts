import type { FastifyBaseLogger } from 'fastify';
import { formatLock, type Preview, type RenderJob, type SectionFailure, type VitalsPlan } from 'shared/contract';
import type { LoadedLock } from '../releases/load-lock.ts';
import { type RenderPool, RenderRefused } from './render-pool.ts';
import { taskFor } from './render-task.ts';
import type { RenderedDocument } from './rendered-document.ts';

export interface DocumentSettings {
  readonly publicUrl: string;
  /** Where the render workers reach this edge's content routes. */
  readonly contentOrigin: string;
  readonly budgetMs: number;
  readonly publicConfig: Readonly<Record<string, unknown>>;
}

export interface RenderDocument {
  readonly pool: RenderPool;
  readonly settings: DocumentSettings;
  readonly log: FastifyBaseLogger;
}

export interface DocumentRequest {
  /** Path and query. */
  readonly address: string;
  readonly preview?: Preview;
  /** What the document's browser is asked to report. */
  readonly vitals?: VitalsPlan;
}

/** A document, and the releases that it is of in the end. */
export interface ServedDocument extends RenderedDocument {
  readonly loaded: LoadedLock;
  /** The first render crashed or was ended. */
  readonly ended: boolean;
}

/** For a document of which only the frame is drawn: its visitor has waited for the first attempt already. */
const FRAME_BUDGET_MS = 50;

/**
 * One document by one lock. A render that crashed or was ended is tried again with the stable releases, if the lock has
 * others, and then with the frame only, which the browser fills in. Rejects when that fails too, or when the edge has no
 * time for it.
 */
export async function renderDocument(
  { pool, settings, log }: RenderDocument,
  loaded: LoadedLock,
  request: DocumentRequest,
): Promise<ServedDocument> {
  const attempt = async (releases: LoadedLock, regions: RenderJob['regions']): Promise<ServedDocument> => {
    const job = jobFor(settings, releases, request, regions);
    return {
      ...(await pool.render(taskFor(releases.shell, job))),
      loaded: releases,
      ended: releases !== loaded || regions !== 'rendered',
    };
  };
  const { standIn } = loaded;
  try {
    return await attempt(loaded, 'rendered');
  } catch (error) {
    refuse(error);
    log.error({ err: error, lock: formatLock(loaded.lock) }, 'a render was ended');
    return standIn ? replaceEnded(loaded, standIn, error) : attempt(loaded, 'left-to-browser');
  }

  async function replaceEnded(ended: LoadedLock, stable: LoadedLock, error: unknown): Promise<ServedDocument> {
    try {
      const document = await attempt(stable, 'rendered');
      return { ...document, whole: false, failures: [...endedBy(ended, stable, error), ...document.failures] };
    } catch (again) {
      refuse(again);
      log.error({ err: again, lock: formatLock(stable.lock) }, 'a render by the stable releases was ended too');
      return attempt(stable, 'left-to-browser');
    }
  }
}

/** What the edge has no time for is not tried again. */
function refuse(error: unknown): void {
  if (error instanceof RenderRefused) throw error;
}

function jobFor(
  { publicUrl, ...settings }: DocumentSettings,
  { lock, shell, sections, standIn }: LoadedLock,
  { address, preview, vitals }: DocumentRequest,
  regions: RenderJob['regions'],
): RenderJob {
  const stable = standIn?.sections.filter(({ remote }) => remote.version !== lock[remote.name]) ?? [];
  return {
    ...settings,
    url: `${publicUrl}${address}`,
    lock,
    sections,
    stable,
    shell: { remote: shell.remote, browserDir: shell.browserDir, integrity: shell.integrity },
    regions,
    budgetMs: regions === 'rendered' ? settings.budgetMs : FRAME_BUDGET_MS,
    ...(preview ? { preview } : {}),
    ...(vitals ? { vitals } : {}),
  };
}

/** Nobody can say which release it was: each that is not the stable one may have ended the render. */
function endedBy({ lock }: LoadedLock, standIn: LoadedLock, error: unknown): SectionFailure[] {
  const cause = `The render was ended: ${error instanceof Error ? error.message : String(error)}`;
  return Object.entries(lock).flatMap(([section, version]) => {
    if (version === standIn.lock[section]) return [];
    return [{ ok: false, reason: 'render', cause, section, version, replaced: true } as const];
  });
}

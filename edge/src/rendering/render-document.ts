import type { FastifyBaseLogger } from 'fastify';
import { formatLock, type Remote, type SectionFailure } from 'shared/contract';
import type { AnswerContent, LoadedLock } from 'releases/serving';
import { RenderEnded, RenderRefused } from './errors.ts';
import { isListed } from './load-shedding.ts';
import { nameOf, pausedOn, type ReleaseCircuits, remotesOn } from './release-circuits.ts';
import { type DocumentRequest, type DocumentSettings, documentTask, type RenderExtent } from './render-job.ts';
import type { RenderPool } from './render-pool.ts';
import type { RenderResult } from './render-result.ts';

/** What rendering a document needs. */
export interface DocumentRenderer {
  readonly pool: RenderPool;
  readonly circuits: ReleaseCircuits;
  readonly content: AnswerContent;
  readonly settings: DocumentSettings;
  readonly log: FastifyBaseLogger;
}

/** How the render of a document ended. */
export interface RenderOutcome {
  readonly result: RenderResult;
  /** The releases that the result is of. */
  readonly loaded: LoadedLock;
  /** An earlier attempt crashed or timed out. */
  readonly ended: boolean;
}

interface AttemptExtent {
  readonly regions: RenderExtent['regions'];
  /** Releases whose code is not run. */
  readonly leftOut: readonly Remote[];
}

/** The second attempt leaves out the release that timed out in the first. A visitor does not wait for a third. */
const MAX_ATTEMPTS = 2;

/**
 * Renders a document by the releases of a lock. When a render crashes or times out, it tries the stable releases instead,
 * then it leaves out the section that timed out, then it renders the frame only. The browser draws what is left out.
 * Rejects when the frame fails too, and with {@link RenderRefused} when the edge has no time.
 */
export async function renderDocument(
  renderer: DocumentRenderer,
  loaded: LoadedLock,
  request: DocumentRequest,
): Promise<RenderOutcome> {
  const { fallback: stable } = loaded;
  if (!stable) return renderStable(renderer, loaded, request);
  const leftOut = pausedOn(renderer.circuits, loaded, request.address);
  const candidate = leftOut.find(({ name, version }) => stable.lock[name] !== version);
  try {
    if (candidate) throw new RenderEnded('It has not returned before.', candidate, true);
    return {
      result: await renderOnce(renderer, { loaded, request, regions: 'rendered', leftOut }),
      loaded,
      ended: false,
    };
  } catch (error) {
    logEnded(renderer, loaded, error);
    const outcome = await renderStable(renderer, stable, request);
    const failures = [...failedCandidates(loaded, stable, error), ...outcome.result.failures];
    return { ...outcome, result: { ...outcome.result, whole: false, failures }, ended: true };
  }
}

/** Renders by releases that have no fallback. */
async function renderStable(
  renderer: DocumentRenderer,
  loaded: LoadedLock,
  request: DocumentRequest,
): Promise<RenderOutcome> {
  let extent: AttemptExtent = { regions: 'rendered', leftOut: pausedOn(renderer.circuits, loaded, request.address) };
  for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
    try {
      return { result: await renderOnce(renderer, { loaded, request, ...extent }), loaded, ended: attempts > 1 };
    } catch (error) {
      logEnded(renderer, loaded, error);
      extent = withoutTimedOut(extent, error);
    }
  }
  const frame = { regions: 'left-to-browser', leftOut: [] } as const;
  return { result: await renderOnce(renderer, { loaded, request, ...frame }), loaded, ended: true };
}

/** Rejects with {@link RenderEnded}, or with {@link RenderRefused}. */
async function renderOnce(
  { pool, circuits, content, settings }: DocumentRenderer,
  {
    loaded,
    request,
    regions,
    leftOut,
  }: AttemptExtent & { readonly loaded: LoadedLock; readonly request: DocumentRequest },
): Promise<RenderResult> {
  const names = leftOut.map(nameOf);
  const task = documentTask(settings, loaded, { ...request, regions, leftOut: names });
  try {
    const turn = isListed(loaded, request.address) ? 'page' : 'passing';
    const result = await pool.render({ task, content }, turn);
    const entered = regions === 'rendered' ? remotesOn(loaded, request.address).map(nameOf) : [];
    circuits.returned(entered.filter((name) => !names.includes(name)));
    return { ...result, failures: [...leftOut.map(notEntered), ...result.failures] };
  } catch (error) {
    if (error instanceof RenderEnded && error.timedOut && error.release) circuits.broke(nameOf(error.release));
    throw error;
  }
}

/** Any document may have caused a crash, and the crashed worker is replaced. So only a timeout leaves a release out. */
function withoutTimedOut({ regions, leftOut }: AttemptExtent, error: unknown): AttemptExtent {
  const release = error instanceof RenderEnded && error.timedOut ? error.release : null;
  return { regions, leftOut: release ? [...leftOut, release] : leftOut };
}

/** Throws {@link RenderRefused} again: a refused render is not tried once more. */
function logEnded({ log }: DocumentRenderer, { lock }: LoadedLock, error: unknown): void {
  if (error instanceof RenderRefused) throw error;
  log.error({ err: error, lock: formatLock(lock) }, 'a render was ended');
}

/** The failure of a release whose circuit is open. */
function notEntered({ name, version }: Remote): SectionFailure {
  const cause = 'It did not return on the server, and is not entered for a while.';
  return { ok: false, reason: 'render', cause, section: name, version };
}

/** One failure for each candidate. Any of them may have ended the render, not only the one that was entered last. */
function failedCandidates({ lock }: LoadedLock, stable: LoadedLock, error: unknown): SectionFailure[] {
  const cause = `The render was ended: ${error instanceof Error ? error.message : String(error)}`;
  return Object.entries(lock).flatMap(([section, version]) => {
    if (version === stable.lock[section]) return [];
    return [{ ok: false, reason: 'render', cause, section, version, replaced: true } as const];
  });
}

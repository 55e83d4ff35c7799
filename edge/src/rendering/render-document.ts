import { formatLock, type SectionFailure } from 'shared/contract';
import type { LoadedLock } from 'releases/serving';
import { renderAttempt, type Extent, type RenderDocument, restingOn, type ServedDocument } from './render-attempt.ts';
import { RenderEnded } from './render-ended.ts';
import type { DocumentRequest } from './render-job.ts';
import { RenderRefused } from './render-refused.ts';

/**
 * One document by one lock. A render that crashed or was ended is tried again: by the stable releases, if the lock has
 * others; then without the section that did not return; then with the frame only. The browser fills in what is left out.
 * Rejects when the frame cannot be drawn either, or when the edge has no time for it.
 */
export async function renderDocument(
  rendering: RenderDocument,
  loaded: LoadedLock,
  request: DocumentRequest,
): Promise<ServedDocument> {
  const { standIn } = loaded;
  if (!standIn) return renderStable(rendering, loaded, request);
  const leftOut = restingOn(rendering, loaded, request);
  const candidate = leftOut.find(({ name, version }) => standIn.lock[name] !== version);
  try {
    if (candidate) throw new RenderEnded('It has not returned before.', candidate, true);
    const document = await renderAttempt(rendering, loaded, request, { regions: 'rendered', leftOut });
    return { ...document, loaded, ended: false };
  } catch (error) {
    note(rendering, loaded, error);
    const document = await renderStable(rendering, standIn, request);
    const failures = [...endedBy(loaded, standIn, error), ...document.failures];
    return { ...document, ended: true, whole: false, failures };
  }
}

/** By releases that no others stand in for. */
async function renderStable(
  rendering: RenderDocument,
  loaded: LoadedLock,
  request: DocumentRequest,
): Promise<ServedDocument> {
  let extent: Extent = { regions: 'rendered', leftOut: restingOn(rendering, loaded, request) };
  for (let attempts = 1; attempts <= MAX_RENDERED; attempts += 1) {
    try {
      const document = await renderAttempt(rendering, loaded, request, extent);
      return { ...document, loaded, ended: attempts > 1 };
    } catch (error) {
      note(rendering, loaded, error);
      extent = lessThan(extent, error);
    }
  }
  const left = { regions: 'left-to-browser', leftOut: [] } as const;
  return { ...(await renderAttempt(rendering, loaded, request, left)), loaded, ended: true };
}

/** The second leaves out what had ended the first; a visitor waits for no third. */
const MAX_RENDERED = 2;

/** What did not return is left out. A worker that died did so of anything, and is replaced by a new one: all of it again. */
function lessThan({ regions, leftOut }: Extent, error: unknown): Extent {
  const release = error instanceof RenderEnded && error.late ? error.release : null;
  return { regions, leftOut: release ? [...leftOut, release] : leftOut };
}

/** What the edge has no time for is not tried again. */
function note({ log }: RenderDocument, { lock }: LoadedLock, error: unknown): void {
  if (error instanceof RenderRefused) throw error;
  log.error({ err: error, lock: formatLock(lock) }, 'a render was ended');
}

/** Each that is not the stable one may have ended the render: what was entered last need not be what hangs. */
function endedBy({ lock }: LoadedLock, standIn: LoadedLock, error: unknown): SectionFailure[] {
  const cause = `The render was ended: ${error instanceof Error ? error.message : String(error)}`;
  return Object.entries(lock).flatMap(([section, version]) => {
    if (version === standIn.lock[section]) return [];
    return [{ ok: false, reason: 'render', cause, section, version, replaced: true } as const];
  });
}

import type { FastifyBaseLogger } from 'fastify';
import { formatLock, type RenderJob, type VitalsPlan } from 'shared/contract';
import { suspectsOf } from '../judge/suspects-of.ts';
import type { LoadedLock } from '../releases/load-lock.ts';
import { type RenderPool, RenderRefused } from './render-pool.ts';
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
  /** What the document's browser is asked to report. */
  readonly vitals?: VitalsPlan;
}

/**
 * One document by one lock. A render that crashed or was ended is tried once more with the frame only, which the browser
 * fills in. Rejects when that fails too, or when the edge has no time for it.
 */
export async function renderDocument(
  { pool, settings, log, vitals }: RenderDocument,
  { lock, shell, sections }: LoadedLock,
  address: string,
): Promise<RenderedDocument> {
  const { publicUrl, ...rest } = settings;
  const job: RenderJob = {
    ...rest,
    url: `${publicUrl}${address}`,
    lock,
    sections,
    shell: { remote: shell.remote, browserDir: shell.browserDir, integrity: shell.integrity },
    regions: 'rendered',
    ...(vitals ? { vitals } : {}),
  };
  const entry = { shellEntry: shell.shellEntry, shellIntegrity: shell.integrity['server/server.cjs'] };
  try {
    return await pool.render({ ...entry, job });
  } catch (error) {
    if (error instanceof RenderRefused) throw error;
    log.error({ err: error, lock: formatLock(lock) }, 'a render was ended; the regions are left to the browser');
    const document = await pool.render({ ...entry, job: { ...job, regions: 'left-to-browser' } });
    return { ...document, failures: [...document.failures, ...suspectsOf({ lock, sections }, address)] };
  }
}

import type { Preview, RenderJob, VitalsPlan } from 'shared/contract';
import type { Encoding } from '../http/quick-form.ts';
import type { LoadedLock } from 'releases/serving';
import { CONTENT_ORIGIN } from './worker/content-origin.ts';

export interface DocumentSettings {
  readonly publicUrl: string;
  readonly budgetMs: number;
  readonly publicConfig: Readonly<Record<string, unknown>>;
}

export interface DocumentRequest {
  /** Of whoever waits for it. */
  readonly encoding?: Encoding | undefined;
  /** Path and query. */
  readonly address: string;
  readonly preview?: Preview;
  /** What the document's browser is asked to report. */
  readonly vitals?: VitalsPlan;
}

/** For a document of which only the frame is drawn: its visitor has waited for the first attempt already. */
const FRAME_BUDGET_MS = 50;

/** One attempt at a document by the releases of one lock. */
export function renderJob(
  { publicUrl, ...settings }: DocumentSettings,
  { lock, shell, sections, missing, standIn }: LoadedLock,
  { address, preview, vitals }: DocumentRequest,
  regions: RenderJob['regions'],
): RenderJob {
  const stable = standIn?.sections.filter(({ remote }) => remote.version !== lock[remote.name]) ?? [];
  return {
    ...settings,
    contentOrigin: CONTENT_ORIGIN,
    url: `${publicUrl}${address}`,
    lock,
    sections,
    stable,
    missing,
    shell: { remote: shell.remote, browserDir: shell.browserDir, integrity: shell.integrity },
    regions,
    budgetMs: regions === 'rendered' ? settings.budgetMs : FRAME_BUDGET_MS,
    ...(preview ? { preview } : {}),
    ...(vitals ? { vitals } : {}),
  };
}

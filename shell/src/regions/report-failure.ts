import { releaseName } from 'shared/contract';
import type { RegionReport } from './region-report.ts';

export interface ReportContext {
  /** The page shows a preview: what goes wrong in it is no visitor's, and not the judge's business. */
  readonly preview: boolean;
}

/** The one place in the browser where a section's failures arrive, each once, with the release that they belong to. */
export function reportFailure({ preview }: ReportContext): RegionReport {
  return ({ section, version, cause, replaced }, error) => {
    const outcome = replaced ? 'was replaced by the stable release' : 'could not be shown';
    console.error(`${releaseName(section, version)} ${outcome}${preview ? ' (preview)' : ''}.`, error ?? cause);
  };
}

import { releaseName, type SectionFailure } from 'shared/contract';

/** Receives a section's failures. `error` is the thrown value, where it is known. */
export type RegionReport = (failure: SectionFailure, error?: unknown) => void;

/** Passes each failure of a release on once, even if several regions or attempts report it. */
export function reportOnce(report: RegionReport): RegionReport {
  const reported = new Set<string>();
  return (failure, error) => {
    const { section, version, reason, cause } = failure;
    const key = `${releaseName(section, version)} ${reason} ${cause}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(failure, error);
  };
}

interface LogOptions {
  /** The page shows a preview: the message says so. */
  readonly preview: boolean;
}

/** Writes failures to the browser's console, with their release. */
export function logFailures({ preview }: LogOptions): RegionReport {
  return ({ section, version, cause, replaced }, error) => {
    const outcome = replaced ? 'was replaced by the stable release' : 'could not be shown';
    console.error(`${releaseName(section, version)} ${outcome}${preview ? ' (preview)' : ''}.`, error ?? cause);
  };
}

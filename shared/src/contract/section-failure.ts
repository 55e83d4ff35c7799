/** Why a region cannot be shown. A failure in a section is a value, not a throw. */
export interface SectionFailure {
  readonly ok: false;
  /** `load`: its files did not arrive or did not run; `data`: its loader threw; `render`: its component threw. */
  readonly reason: 'load' | 'data' | 'render';
  /** The message of what was thrown, for logs and reports; never shown to a visitor. */
  readonly cause: string;
  /** Where the release threw it: `file:line:column`, the file below `browser/`, or `server/…`. Nothing of its message. */
  readonly at?: string | undefined;
  /** The name of the error's class, where `at` is known. */
  readonly kind?: string | undefined;
  readonly section: string;
  readonly version: string;
  /** The section's stable release was shown instead: no visitor saw the failure. */
  readonly replaced?: boolean | undefined;
  /** It timed out and the stable release was shown instead. The judge does not count it as a failure. */
  readonly late?: boolean | undefined;
}

export interface SectionSuccess<T> {
  readonly ok: true;
  readonly value: T;
}

export type SectionOutcome<T> = SectionSuccess<T> | SectionFailure;

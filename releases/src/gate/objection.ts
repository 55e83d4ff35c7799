import { releaseName } from 'shared/contract';
import { ReleaseError } from '../table/release-error.ts';
import type { ReleaseFolder } from '../table/names.ts';

/** The rules of the gate. */
type Rule = 'remote' | 'paths' | 'offers' | 'libraries' | 'contract' | 'render' | 'size' | 'files';

/** One reason why a release must not serve. */
export interface Objection {
  readonly rule: Rule;
  /** For a ministry team: what is wrong, why, and how to fix it. */
  readonly message: string;
}

/** Throws {@link ReleaseError} with all objections. Does nothing without any. */
export function refuse({ section, version }: ReleaseFolder, objections: readonly Objection[]): void {
  if (objections.length === 0) return;
  const reasons = objections.map(({ rule, message }) => `- ${rule}: ${message}`);
  throw new ReleaseError([`${releaseName(section, version)} is refused:`, ...reasons].join('\n'));
}

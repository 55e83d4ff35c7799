import { releaseName } from 'shared/contract';
import { ReleaseError } from '../table/release-error.ts';
import type { ReleaseFolder } from '../table/names.ts';

/** What a rule of the gate is about. */
type Rule = 'remote' | 'paths' | 'offers' | 'libraries' | 'contract' | 'render' | 'size' | 'files';

/** One reason why a release must not serve. */
export interface Objection {
  readonly rule: Rule;
  /** For a person of the ministry team: what, why, and how to mend it. */
  readonly message: string;
}

/** Throws {@link ReleaseError} with all objections, if there are any. */
export function refuse({ section, version }: ReleaseFolder, objections: readonly Objection[]): void {
  if (objections.length === 0) return;
  const reasons = objections.map(({ rule, message }) => `- ${rule}: ${message}`);
  throw new ReleaseError([`${releaseName(section, version)} is refused:`, ...reasons].join('\n'));
}

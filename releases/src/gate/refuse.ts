import { releaseName } from 'shared/contract';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseFolder } from '../store/release-store.ts';
import type { Objection } from './objection.ts';

/** Throws {@link ReleaseError} with all objections, if there are any. */
export function refuse({ section, version }: ReleaseFolder, objections: readonly Objection[]): void {
  if (objections.length === 0) return;
  const reasons = objections.map(({ rule, message }) => `- ${rule}: ${message}`);
  throw new ReleaseError([`${releaseName(section, version)} is refused:`, ...reasons].join('\n'));
}

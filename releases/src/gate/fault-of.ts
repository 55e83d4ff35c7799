import { releaseName, type SectionFailure } from 'shared/contract';
import type { Attempt } from './renderer.ts';

const REASONS: Readonly<Record<SectionFailure['reason'], string>> = {
  load: 'its code does not load',
  data: 'its loader throws',
  render: 'its component throws',
};

/** A document's fault as a sentence; null when there is none. */
export function faultOf(attempt: Attempt): string | null {
  if ('ended' in attempt) return `the render was ended (${attempt.ended}).`;
  const { status, whole, failures } = attempt.document;
  if (status >= 500) return `its status is ${status}.`;
  if (whole) return null;
  const causes = failures.map(({ section, version, cause }) => `${releaseName(section, version)}: "${cause}"`);
  return causes.length > 0
    ? `parts of it fail (${causes.join(', ')}).`
    : 'a part of it threw, or was not ready in time.';
}

/** A section's fault in a document as a sentence; null when there is none. */
export function failureOf(attempt: Attempt, section: string): string | null {
  if ('ended' in attempt) return null;
  const failure = attempt.document.failures.find((one) => one.section === section);
  return failure ? `${REASONS[failure.reason]} "${failure.cause}".` : null;
}

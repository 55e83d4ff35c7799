import { releaseName, type SectionFailure } from 'shared/contract';
import { RenderEnded } from '../documents/render-ended.ts';
import type { RenderedDocument } from '../documents/rendered-document.ts';

/** How an attempt to draw a document ended. */
export type Attempt =
  | { readonly document: RenderedDocument }
  /** What ended the render: thrown by the frame, out of time, out of memory, the worker's death. */
  | { readonly error: unknown };

const REASONS: Readonly<Record<SectionFailure['reason'], string>> = {
  load: 'its code does not load',
  data: 'its loader throws',
  render: 'its component throws',
};

/** What is wrong with a document, as a sentence; null: nothing. */
export function faultOf(attempt: Attempt): string | null {
  if ('error' in attempt) return `the render was ended (${wordsFor(attempt.error)}).`;
  const { status, whole, failures } = attempt.document;
  if (status >= 500) return `its status is ${status}.`;
  if (whole) return null;
  const causes = failures.map(({ section, version, cause }) => `${releaseName(section, version)}: "${cause}"`);
  return causes.length > 0
    ? `parts of it fail (${causes.join(', ')}).`
    : 'a part of it threw, or was not ready in time.';
}

/** What a document blames on one section, as a sentence; null: nothing. */
export function failureOf(attempt: Attempt, section: string): string | null {
  if ('error' in attempt) return null;
  const failure = attempt.document.failures.find((one) => one.section === section);
  return failure ? `${REASONS[failure.reason]} "${failure.cause}".` : null;
}

function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof RenderEnded && error.late ? 'it did not come to an end in time' : error.message;
}

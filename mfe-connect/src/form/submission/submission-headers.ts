import { FORM_HEADERS } from 'shared/contract';
import type { Submission } from './submission.ts';

const LONGEST_HOMEPAGE = 200;

/** Describes a form to the edge (decision 0029). Letters beyond Latin-1 are encoded, because headers cannot hold them. */
export function submissionHeaders({ key, seconds, homepage }: Submission<string>): Record<string, string> {
  return {
    [FORM_HEADERS.key]: key,
    [FORM_HEADERS.seconds]: String(seconds),
    ...(homepage === '' ? {} : { [FORM_HEADERS.homepage]: encodeURIComponent(homepage.slice(0, LONGEST_HOMEPAGE)) }),
  };
}

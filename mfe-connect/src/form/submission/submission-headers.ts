import type { Submission } from './submission.ts';

const LONGEST_HOMEPAGE = 200;

/** What the edge is told of a form beside its answers (decision 0029). A header takes no letter beyond Latin-1: they are encoded. */
export function submissionHeaders({ key, seconds, homepage }: Submission<string>): Record<string, string> {
  return {
    'idempotency-key': key,
    'form-seconds': String(seconds),
    ...(homepage === '' ? {} : { 'form-homepage': encodeURIComponent(homepage.slice(0, LONGEST_HOMEPAGE)) }),
  };
}

import { apiError } from './api-error.ts';

/** What the edge says when the content API gave no answer. */
export const UNAVAILABLE = apiError(
  503,
  'ServiceUnavailableError',
  'Our content service cannot be reached just now. Please try again in a few minutes.',
);

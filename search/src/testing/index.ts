/** What measures the search. Never part of a build. */
export { searchAnswer } from '../search-answer.ts';
export { SEEDED_ON } from './content-site.ts';
export { filledIndex, siteOfManyYears } from './filled-index.ts';
export { misses } from './judge.ts';
export { JUDGED_QUERIES } from './judged-queries.ts';

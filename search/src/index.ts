/** What a server needs to answer searches, and what measures them. */
export { type AnswerContent, createSearch, type Search, type SearchOptions } from './create-search.ts';
export { searchRoutes, type SearchRoutesOptions } from './search-routes.ts';

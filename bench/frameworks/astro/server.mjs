/** What its build answers a request with. */
export { respond } from '../dist/astro/server/entry.mjs';

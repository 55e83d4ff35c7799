import { UNCACHED } from '../server/uncached.mjs';

/** Pages that the edge has at hand, as links of the site spell them. */
const PAGES = ['/', '/events', '/connect/sermons', '/about-us', '/plan-your-visit', '/connect'];
/** One document in so many is of an address that nobody has asked for before. */
const UNCACHED_SHARE = 0.1;

/**
 * Loads of many visitors: most ask for the site's own pages, some for addresses of their own.
 * @param {string} origin
 * @param {{ perSecond: number, connections: number, seconds: number }} size
 * @returns {import('./load-program.mjs').Load[]} of cached documents, and of uncached ones
 */
export function visitors(origin, { perSecond, ...size }) {
  const rate = (/** @type {number} */ share) => Math.max(1, Math.round(perSecond * share));
  return [
    { origin, ...size, paths: PAGES, rate: rate(1 - UNCACHED_SHARE) },
    { origin, ...size, paths: PAGES.map((page) => `${page}${UNCACHED}`), rate: rate(UNCACHED_SHARE) },
  ];
}

/**
 * How many visitors' documents a second the edge can do: from what it does of either kind alone.
 * @param {{ cached: number, uncached: number }} perSecond
 */
export function capacityFor({ cached, uncached }) {
  return 1 / ((1 - UNCACHED_SHARE) / cached + UNCACHED_SHARE / uncached);
}

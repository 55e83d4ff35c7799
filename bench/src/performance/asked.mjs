/**
 * What is asked of the site against a peer.
 * @typedef {object} Asked
 * @property {string} metric
 * @property {string} peer
 * @property {number} most ratio of ours to theirs
 * @property {readonly string[]} [routes] only these
 */

/** @type {readonly Asked[]} */
export const ASKED = [
  ...['lcp', 'tbt', 'bytes-total'].map((metric) => ({ metric, peer: 'astro', most: 1.1 })),
  { metric: 'lcp', peer: 'single-bundle-ssr', most: 0.9 },
  { metric: 'lcp', peer: 'single-bundle-csr', most: 0.28 },
  { metric: 'fcp', peer: 'single-bundle-ssr', most: 1 },
  { metric: 'tbt', peer: 'single-bundle-ssr', most: 0.5, routes: ['/'] },
  { metric: 'tbt', peer: 'single-bundle-ssr', most: 0.15, routes: ['/about-us'] },
  ...['inp-menu', 'inp-carousel', 'inp-filter', 'inp-form'].map((metric) => ({
    ...{ metric, peer: 'single-bundle-ssr', most: 0.8 },
  })),
  { metric: 'press-to-drawn', peer: 'single-bundle-ssr', most: 0.5 },
];

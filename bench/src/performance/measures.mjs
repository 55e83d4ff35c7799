/**
 * What the page shows, in its order.
 * @typedef {object} Measure
 * @property {string} metric of the results
 * @property {string} title
 * @property {string} about
 * @property {'ms' | 'kB' | 'points'} unit
 */

/** @type {readonly Measure[]} */
export const MEASURES = [
  {
    ...{ metric: 'lcp', title: 'Largest contentful paint', unit: 'ms' },
    about: 'When the largest picture or text of the first screen is there.',
  },
  {
    ...{ metric: 'tbt', title: 'Total blocking time', unit: 'ms' },
    about:
      'How long a press would have waited between the first paint and the page at rest: what tasks take beyond 50 ms.',
  },
  {
    ...{ metric: 'js-before-idle', title: 'JavaScript before the page is idle', unit: 'kB' },
    about: 'Scripts as they come over the network.',
  },
  { metric: 'bytes-total', title: 'All bytes', unit: 'kB', about: 'Everything but films, compressed, with headers.' },
  {
    ...{ metric: 'processor', title: 'Processor time of a visit', unit: 'ms' },
    about: 'What the page costs its process until it is at rest: what it takes of a battery.',
  },
  {
    ...{ metric: 'press-to-drawn', title: 'From the press to the next page', unit: 'ms' },
    about: 'A link that the pointer has rested on, until the next page is painted.',
  },
  {
    ...{ metric: 'lighthouse-performance', title: 'Lighthouse', unit: 'points' },
    about: 'The score for speed, of 100, measured in turns; more is better.',
  },
];

/** The sites by their names in the results, in the page's order. @type {Readonly<Record<string, string>>} */
export const SITES = {
  site: 'This site',
  astro: 'Astro, React islands',
  'react-router': 'React Router',
  'single-bundle-ssr': 'One bundle, server',
  'single-bundle-csr': 'One bundle, browser',
  'plain-federation': 'Plain federation',
};

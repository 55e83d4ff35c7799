/**
 * @typedef {object} Size of a site
 * @property {number} sections
 * @property {number} releases of one section
 * @property {number} entries events, and as many sermons; no fewer than the CMS was filled with
 */

/** The sections that the project has. */
export const OWN_SECTIONS = 3;

/** One after the other grows, each from what the last one left. @type {readonly Size[]} */
export const SIZES = [
  { sections: 10, releases: 1, entries: 10 },
  { sections: 30, releases: 1, entries: 10 },
  { sections: 30, releases: 10, entries: 10 },
  { sections: 30, releases: 100, entries: 10 },
  { sections: 30, releases: 100, entries: 100 },
  { sections: 30, releases: 100, entries: 1_000 },
  { sections: 30, releases: 100, entries: 10_000 },
];

/**
 * Packages that others enter by doors, and that know nothing of who does.
 * @type {Readonly<Record<string, { readonly shared: string, readonly doors: string, readonly why: string }>>}
 */
const LEAVES = {
  feeds: { shared: 'content/|contract/|http/', doors: 'index\\.ts$', why: 'Feeds know the content' },
  search: {
    shared: 'content/|contract/|http/',
    doors: 'index\\.ts$|testing/index\\.ts$',
    why: 'The search knows the content',
  },
  'share-pictures': {
    shared: 'content/|contract/|http/',
    doors: 'index\\.ts$|program\\.ts$',
    why: 'Share pictures know the content',
  },
  visits: {
    shared: 'contract/',
    doors: 'index\\.ts$|pictures/picture-report\\.ts$',
    why: 'Visits know pages and browsers',
  },
};
const OTHERS = ['mfe-', 'shell/', 'edge/', 'releases/', 'database/', 'cms/', 'e2e/', 'bench/'];

/** @param {string} name @param {[from: string, to: string]} paths @param {string} comment */
const forbid = (name, [from, to], comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbid,
  LEAF_RULES: Object.entries(LEAVES).flatMap(([pack, { shared, doors, why }]) => {
    const siblings = Object.keys(LEAVES).filter((other) => other !== pack);
    const unknown = [...OTHERS, ...siblings.map((other) => `${other}/`), `shared/src/(?!${shared})`].join('|');
    return [
      forbid(`${pack}-needs`, [`^${pack}/`, `^(${unknown})`], `${why}, and nothing of who uses them.`),
      forbid(`${pack}-doors`, [`^(?!${pack}/)`, `^${pack}/src/(?!${doors})`], `Who uses ${pack} enters by its doors.`),
    ];
  }),
};

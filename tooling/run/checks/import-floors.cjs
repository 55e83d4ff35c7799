/** The folders and files of a package's `src`, from low to high: those of one floor import lower floors only. */
const FLOORS = {
  edge: [
    ['config'],
    ['http'],
    ['content'],
    ['rendering/worker'],
    ['rendering'],
    ['metrics'],
    ['assets', 'documents', 'forms', 'health', 'pictures', 'sitemap'],
    ['app'],
    ['start-edge'],
    // Only tests import it.
    ['testing'],
    ['attacks', 'integration'],
  ],
  releases: [
    ['http', 'table'],
    ['store/files'],
    ['store/audit', 'store/signing'],
    ['store/teams'],
    ['store'],
    ['gate', 'judge', 'preview'],
    ['visits'],
    ['api', 'tool'],
    ['team-page/words'],
    ['team-page/change', 'team-page/session'],
    ['team-page/markup'],
    ['team-page/health'],
    ['team-page/pages'],
    ['team-page/routes'],
    ['team-page'],
    ['open-releases'],
    // Only tests import it, and bench.ts.
    ['testing'],
  ],
  shell: [
    ['pictures', 'site', 'static', 'styles'],
    ['auth', 'federation', 'frame', 'not-found', 'toasts', 'trusted-types', 'vitals'],
    ['releases'],
    ['regions'],
    ['player'],
    ['routing'],
    ['document'],
    ['browser', 'server'],
    // Only tests import it.
    ['testing'],
  ],
};
const TESTS = '\\.test\\.tsx?$';
/** Ends a folder's name, or a file's. */
const END = '(?:/|\\.tsx?$)';

/**
 * One rule for each floor of a package, named after its first folder, and one for a folder without a floor. A file that is not listed is above all.
 * @param {[pack: string, floors: readonly (readonly string[])[]]} entry
 */
function floorRules([pack, floors]) {
  const all = floors.flat().join('|');
  const floorRule = (/** @type {readonly string[]} */ folders, /** @type {number} */ index) => ({
    name: `${pack}-floor-${folders[0]}`,
    severity: 'error',
    comment: `${folders.join(', ')}: the floors below are ${floors.slice(0, index).flat().join(', ') || 'none'}.`,
    from: { path: `^${pack}/src/(${folders.join('|')})${END}`, pathNot: TESTS },
    to: {
      path: `^${pack}/src/`,
      pathNot: `^${pack}/src/(${['$1', ...floors.slice(0, index).flat()].join('|')})${END}`,
    },
  });
  return [
    ...floors.map(floorRule),
    {
      name: `${pack}-floor-unknown`,
      severity: 'error',
      comment: 'Name the floor of this folder in FLOORS.',
      from: { path: `^${pack}/src/(?!(${all})/)[^/]+/` },
      to: { path: `^${pack}/src/` },
    },
  ];
}

module.exports = { FLOOR_RULES: Object.entries(FLOORS).flatMap(floorRules) };

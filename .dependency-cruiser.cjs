/**
 * Who may import whom: the one table of docs/architecture.md. What is absent there is forbidden here.
 * Within a package, FLOORS says it.
 * tooling/run/checks/zones.test.mjs proves that a forbidden import fails.
 */
const SECTION = '^mfe-[a-z-]+/';
const NOT_ITS_OWN = 'import zones';

/** @param {string} name @param {[from: string, to: string]} paths @param {string} comment */
const forbid = (name, [from, to], comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

/** The folders and files of a package's `src`, from low to high: those of one floor import lower floors only. */
const FLOORS = {
  edge: [
    ['config'],
    ['http'],
    ['content'],
    ['rendering/worker'],
    ['rendering'],
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
    ['pictures', 'site', 'styles'],
    ['auth', 'federation', 'frame', 'not-found', 'toasts', 'trusted-types', 'vitals'],
    ['releases'],
    ['regions'],
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

module.exports = {
  forbidden: [
    ...Object.entries(FLOORS).flatMap(floorRules),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'section-to-section',
      severity: 'error',
      comment: `${NOT_ITS_OWN}: a section is released alone; another section fills a slot instead.`,
      from: { path: '^(mfe-[a-z-]+)/' },
      to: { path: '^mfe-', pathNot: '^$1/' },
    },
    forbid(
      'section-to-shell',
      [SECTION, '^(shell|edge|releases|database|cms|e2e|bench)/'],
      'A section knows the shell by shared/shell-api only.',
    ),
    forbid(
      'shell-to-section',
      ['^shell/', '^(mfe-|edge/|releases/|database/|cms/|e2e/|bench/)'],
      'The shell knows sections by their releases only.',
    ),
    forbid('edge-to-others', ['^edge/', '^(mfe-|shell/|cms/|e2e/|bench/)'], 'The edge knows releases, not sources.'),
    forbid(
      'releases-to-others',
      ['^releases/', '^(edge/|mfe-|shell/|cms/|e2e/|bench/)'],
      'Releases are below the edge: what they need of it is passed in.',
    ),
    forbid(
      'database-alone',
      ['^database/', '^(mfe-|shell/|shared/|edge/|releases/|cms/|e2e/|bench/)'],
      'The database is below the servers, and knows no table of theirs but in its migrations.',
    ),
    forbid(
      'database-doors',
      ['^(edge|releases|bench)/', '^database/src/(?!index\\.ts|testing/index\\.ts)'],
      'The servers enter the database by its doors.',
    ),
    forbid(
      'releases-doors',
      ['^edge/', '^releases/src/(?!serving\\.ts|control\\.ts|tool/|testing/index\\.ts)'],
      'The edge enters releases by its doors: serving, control, tool, testing.',
    ),
    forbid('edge-forms-need', ['^edge/src/forms/', '^edge/src/rendering'], 'Forms need config, http and content only.'),
    forbid(
      'bench-doors',
      ['^bench/', '^(edge|releases)/src/(?!bench\\.ts$|parsers\\.ts$)'],
      'Measurements and trials enter edge and releases by their doors: bench, parsers.',
    ),
    forbid(
      'edge-doors',
      ['^(edge|releases)/', '^shared/src/(?!contract/|http/)'],
      'The server imports shared/contract and shared/http only.',
    ),
    forbid(
      'cms-alone',
      ['^cms/', '^(shell|mfe-|shared|edge|releases|database|e2e|bench)'],
      'The CMS is reached by HTTP.',
    ),
    forbid('e2e-alone', ['^e2e/', '^(shell|mfe-|shared|edge|releases|database|cms)'], 'The site is reached by URL.'),
    forbid(
      'tooling-alone',
      ['^tooling/', '^(shell|mfe-|shared|edge|releases|database|cms|e2e)'],
      'Tooling builds the workspace and knows none of it.',
    ),
    forbid(
      'shared-alone',
      ['^shared/', '^(shell|mfe-|edge|releases|database|cms|e2e|bench)'],
      'shared is below everything.',
    ),
    forbid('contract-alone', ['^shared/src/contract/', '^shared/src/(?!contract/)'], 'The schema library only.'),
    // Its tests use the doubles of shared/testing.
    forbid(
      'content-needs',
      ['^shared/src/content/', '^shared/src/(?!content/|contract/|http/|testing/)'],
      'shared/content: contract and http only.',
    ),
    forbid('ui-needs', ['^shared/src/ui/', '^shared/src/(?!ui/)'], 'shared/ui: react only.'),
    {
      name: 'feature-to-feature',
      severity: 'error',
      comment: 'A feature is deleted with its folder: a sibling must not need it.',
      from: { path: '^(mfe-[a-z-]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'builds-without-tests-packages',
      severity: 'error',
      comment: '`npm start` installs no devDependencies: what builds or runs the site is in `dependencies`.',
      from: {
        path: '^((shell|mfe-[a-z-]+|shared|edge|releases|database)/(src/|webpack\\.config)|tooling/(webpack|html|fonts|bin/webpack))',
        pathNot: '(\\.test|-cases)\\.[a-z]+$|/testing/|jest-transform',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-libraries',
      severity: 'error',
      comment: 'shared/ui: react only.',
      from: { path: '^shared/src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm'], pathNot: 'node_modules/(react|react-dom|@types/react)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our builds, not those of libraries: a rule may name a library.
    exclude: { path: '^[^/]+/(dist|build|\\.data)/' },
    // `import type` counts: a type from the wrong side is a dependency too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};

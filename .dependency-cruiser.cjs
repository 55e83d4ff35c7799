/**
 * Who may import whom: the one table of docs/architecture.md. What is absent there is forbidden here.
 * Within a package, tooling/run/checks/import-floors.cjs says it; of packages that know none of their users, leaf-packages.cjs.
 * tooling/run/checks/zones.test.mjs proves that a forbidden import fails.
 */
const { FLOOR_RULES } = require('./tooling/run/checks/import-floors.cjs');
const { forbid, LEAF_RULES } = require('./tooling/run/checks/leaf-packages.cjs');

const SECTION = '^mfe-[a-z-]+/';
const NOT_ITS_OWN = 'import zones';

module.exports = {
  forbidden: [
    ...FLOOR_RULES,
    ...LEAF_RULES,
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
      [SECTION, '^(shell|edge|releases|database|feeds|search|share-pictures|visits|cms|e2e|bench)/'],
      'A section knows the shell by section-kit/shell-api only.',
    ),
    forbid(
      'section-by-kit',
      [SECTION, '^(shared/src/(federation|router|shell-api|testing|ui/live-element)/|tooling/(webpack|run)/)'],
      'What any team builds a section with comes from the section kit, here too. The rest of shared is this site’s own look.',
    ),
    forbid(
      'section-kit-doors',
      [SECTION, '^packages/section-kit/(?!src/doors/)'],
      'Sections have of the kit what a team outside has: its doors.',
    ),
    forbid(
      'shell-to-section',
      ['^shell/', '^(mfe-|edge/|releases/|database/|feeds/|search/|share-pictures/|visits/|cms/|e2e/|bench/)'],
      'The shell knows sections by their releases only.',
    ),
    forbid('edge-to-others', ['^edge/', '^(mfe-|shell/|cms/|e2e/|bench/)'], 'The edge knows releases, not sources.'),
    forbid(
      'releases-to-others',
      ['^releases/', '^(edge/|feeds/|search/|share-pictures/|mfe-|shell/|cms/|e2e/|bench/)'],
      'Releases are below the edge: what they need of it is passed in.',
    ),
    forbid(
      'database-alone',
      ['^database/', '^(mfe-|shell/|shared/|edge/|releases/|feeds/|search/|share-pictures/|visits/|cms/|e2e/|bench/)'],
      'The database is below the servers, and knows no table of theirs but in its migrations.',
    ),
    forbid(
      'section-host-needs',
      [
        '^packages/section-host/',
        '^(mfe-|shell/|edge/|releases/|database/|feeds/|search/|share-pictures/|cms/|e2e/|bench/|operations/)',
      ],
      'A package for other sites has of this repository what is in shared.',
    ),
    forbid(
      'section-host-alone',
      ['^(?!packages/section-host/)', '^packages/section-host/'],
      'It is built for other sites, and not imported here.',
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
      ['^cms/', '^(shell|mfe-|shared|edge|releases|database|feeds|search|share-pictures|visits|e2e|bench)'],
      'The CMS is reached by HTTP.',
    ),
    forbid(
      'e2e-alone',
      ['^e2e/', '^(shell|mfe-|shared|edge|releases|database|feeds|search|share-pictures|visits|cms)'],
      'The site is reached by URL.',
    ),
    forbid(
      'tooling-alone',
      ['^tooling/', '^(shell|mfe-|shared|edge|releases|database|feeds|search|share-pictures|visits|cms|e2e)'],
      'Tooling builds the workspace and knows none of it.',
    ),
    forbid(
      'operations-alone',
      [
        '^operations/src/',
        '^(shell|mfe-|shared|edge|releases|database|feeds|search|share-pictures|visits|cms|e2e|bench|tooling)/',
      ],
      'Operations run on a server that has builds only.',
    ),
    forbid(
      'shared-alone',
      ['^shared/', '^(shell|mfe-|edge|releases|database|feeds|search|share-pictures|visits|cms|e2e|bench)'],
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
    forbid(
      'section-kit-needs',
      [
        '^packages/section-kit/',
        '^(mfe-|shell/|edge/|database/|feeds/|search/|share-pictures/|cms/|e2e/|bench/|releases/src/(?!tool/)|shared/src/(?!contract/|federation/|router/|shell-api/|testing/|ui/live-element/))',
      ],
      'The kit is what a team has instead of this repository: the contract, the doors, the release tool.',
    ),
    forbid(
      'section-kit-alone',
      ['^(?!packages/section-kit/|mfe-)', '^packages/section-kit/'],
      'The kit is for sections only.',
    ),
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
        path: '^((shell|mfe-[a-z-]+|shared|edge|releases|database|feeds|search|share-pictures|visits)/(src/|webpack\\.config)|tooling/(webpack|html|fonts|bin/webpack))',
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
    exclude: { path: '^(?:[^/]+|bench/frameworks)/(dist|build|\\.data)/' },
    // `import type` counts: a type from the wrong side is a dependency too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};

/**
 * Who may import whom: the one table of docs/architecture.md. What is absent there is forbidden here.
 * tooling/run/zones.test.mjs proves that a forbidden import fails.
 */
const SECTION = '^mfe-[a-z-]+/';
const NOT_ITS_OWN = 'import zones';

/** @param {string} name @param {string} from @param {string} to @param {string} comment @param {object} [more] */
const forbid = (name, from, to, comment, more = {}) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to, ...more },
});

module.exports = {
  forbidden: [
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
      SECTION,
      '^(shell|edge|releases|cms|e2e|bench)/',
      'A section knows the shell by shared/shell-api only.',
    ),
    forbid(
      'shell-to-section',
      '^shell/',
      '^(mfe-|edge/|releases/|cms/|e2e/|bench/)',
      'The shell knows sections by their releases only.',
    ),
    forbid('edge-to-others', '^edge/', '^(mfe-|shell/|cms/|e2e/|bench/)', 'The edge knows releases, not sources.'),
    forbid(
      'releases-to-others',
      '^releases/',
      '^(edge/|mfe-|shell/|cms/|e2e/|bench/)',
      'Releases are below the edge: what they need of it is passed in.',
    ),
    forbid(
      'releases-doors',
      '^edge/',
      '^releases/src/(?!serving\\.ts|control\\.ts|tool/|testing/index\\.ts)',
      'The edge enters releases by its doors: serving, control, tool, testing.',
    ),
    forbid(
      'edge-doors',
      '^(edge|releases)/',
      '^shared/src/(?!contract/|http/)',
      'The server imports shared/contract and shared/http only.',
    ),
    forbid('cms-alone', '^cms/', '^(shell|mfe-|shared|edge|releases|e2e|bench)', 'The CMS is reached by HTTP.'),
    forbid('e2e-alone', '^e2e/', '^(shell|mfe-|shared|edge|releases|cms)', 'The site is reached by URL.'),
    forbid(
      'tooling-alone',
      '^tooling/',
      '^(shell|mfe-|shared|edge|releases|cms|e2e)',
      'Tooling builds the workspace and knows none of it.',
    ),
    forbid('shared-alone', '^shared/', '^(shell|mfe-|edge|releases|cms|e2e|bench)', 'shared is below everything.'),
    forbid(
      'contract-alone',
      '^shared/src/contract/',
      '^shared/src/(?!contract/)',
      'shared/contract: the schema library only.',
    ),
    forbid(
      'content-needs',
      '^shared/src/content/',
      // Its tests use the doubles of shared/testing.
      '^shared/src/(?!content/|contract/|http/|testing/)',
      'shared/content: contract and http only.',
    ),
    forbid('ui-needs', '^shared/src/ui/', '^shared/src/(?!ui/)', 'shared/ui: react only.'),
    {
      name: 'feature-to-feature',
      severity: 'error',
      comment: 'A feature is deleted with its folder: a sibling must not need it.',
      from: { path: '^(mfe-[a-z-]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
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
    exclude: { path: '(^|/)(dist|build|node_modules|\\.data)/' },
    // `import type` counts: a type from the wrong side is a dependency too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(__dirname, '..', '..', '..');
const CRUISER = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

/** Importing file, imported file, and the rule of .dependency-cruiser.cjs that forbids it. */
const FORBIDDEN = [
  ['mfe-events/src/a.ts', 'mfe-content/src/b.ts', 'section-to-section'],
  ['mfe-events/src/a.ts', 'shell/src/b.ts', 'section-to-shell'],
  ['shell/src/a.ts', 'mfe-events/src/b.ts', 'shell-to-section'],
  ['edge/src/a.ts', 'shell/src/b.ts', 'edge-to-others'],
  ['edge/src/a.ts', 'shared/src/ui/b.ts', 'edge-doors'],
  ['edge/src/a.ts', 'releases/src/store/b.ts', 'releases-doors'],
  ['releases/src/a.ts', 'edge/src/b.ts', 'releases-to-others'],
  ['releases/src/a.ts', 'shared/src/ui/b.ts', 'edge-doors'],
  ['database/src/a.ts', 'releases/src/b.ts', 'database-alone'],
  ['database/src/a.ts', 'shared/src/contract/b.ts', 'database-alone'],
  ['releases/src/store/a.ts', 'database/src/listener.ts', 'database-doors'],
  ['edge/src/forms/a.ts', 'database/src/listener.ts', 'database-doors'],
  ['feeds/src/a.ts', 'edge/src/b.ts', 'feeds-needs'],
  ['packages/section-kit/src/a.ts', 'shell/src/b.ts', 'section-kit-needs'],
  ['packages/section-kit/src/a.ts', 'releases/src/store/b.ts', 'section-kit-needs'],
  ['packages/section-kit/src/a.ts', 'shared/src/ui/b.ts', 'section-kit-needs'],
  ['shell/src/a.ts', 'packages/section-kit/src/b.ts', 'section-kit-alone'],
  ['mfe-events/src/a.ts', 'packages/section-kit/src/dev/b.ts', 'section-kit-doors'],
  ['mfe-events/src/a.ts', 'shared/src/federation/b.ts', 'section-by-kit'],
  ['mfe-events/src/a.ts', 'shared/src/router/b.ts', 'section-by-kit'],
  ['mfe-events/src/a.ts', 'shared/src/shell-api/b.ts', 'section-by-kit'],
  ['mfe-events/src/a.ts', 'shared/src/testing/b.ts', 'section-by-kit'],
  ['mfe-events/src/a.ts', 'shared/src/ui/live-element/b.ts', 'section-by-kit'],
  ['mfe-events/webpack.config.ts', 'tooling/webpack/b.ts', 'section-by-kit'],
  ['feeds/src/a.ts', 'shared/src/ui/b.ts', 'feeds-needs'],
  ['edge/src/app.ts', 'feeds/src/calendar/b.ts', 'feeds-doors'],
  ['share-pictures/src/a.ts', 'edge/src/b.ts', 'share-pictures-needs'],
  ['share-pictures/src/a.ts', 'feeds/src/b.ts', 'share-pictures-needs'],
  ['edge/src/app.ts', 'share-pictures/src/drawing/b.ts', 'share-pictures-doors'],
  ['packages/section-host/src/a.ts', 'shell/src/b.ts', 'section-host-needs'],
  ['packages/section-host/src/a.ts', 'mfe-events/src/b.ts', 'section-host-needs'],
  ['mfe-events/src/a.ts', 'packages/section-host/src/b.ts', 'section-host-alone'],
  ['e2e/journeys/a.ts', 'packages/section-host/src/b.ts', 'section-host-alone'],
  ['visits/src/a.ts', 'releases/src/b.ts', 'visits-needs'],
  ['visits/src/a.ts', 'shared/src/content/b.ts', 'visits-needs'],
  ['releases/src/visits/a.ts', 'visits/src/browser/b.ts', 'visits-doors'],
  ['search/src/a.ts', 'feeds/src/b.ts', 'search-needs'],
  ['search/src/a.ts', 'shared/src/ui/b.ts', 'search-needs'],
  ['edge/src/app.ts', 'search/src/matching/b.ts', 'search-doors'],
  ['search/src/a.ts', 'share-pictures/src/b.ts', 'search-needs'],
  ['shell/src/a.ts', 'database/src/b.ts', 'shell-to-section'],
  ['mfe-events/src/a.ts', 'database/src/b.ts', 'section-to-shell'],
  ['shared/src/http/a.ts', 'database/src/b.ts', 'shared-alone'],
  ['tooling/run/a.ts', 'database/src/b.ts', 'tooling-alone'],
  ['operations/src/a.ts', 'tooling/run/b.ts', 'operations-alone'],
  ['operations/src/a.ts', 'edge/src/b.ts', 'operations-alone'],
  ['cms/src/a.ts', 'shared/src/http/b.ts', 'cms-alone'],
  ['e2e/journeys/a.ts', 'shared/src/http/b.ts', 'e2e-alone'],
  ['tooling/webpack/a.ts', 'shared/src/http/b.ts', 'tooling-alone'],
  ['shared/src/http/a.ts', 'shell/src/b.ts', 'shared-alone'],
  ['shared/src/contract/a.ts', 'shared/src/http/b.ts', 'contract-alone'],
  ['shared/src/content/a.ts', 'shared/src/ui/b.ts', 'content-needs'],
  ['shared/src/ui/a.ts', 'shared/src/http/b.ts', 'ui-needs'],
  ['mfe-events/src/features/share/a.ts', 'mfe-events/src/features/month/b.ts', 'feature-to-feature'],
  ['edge/src/config/a.ts', 'edge/src/http/b.ts', 'edge-floor-config'],
  ['edge/src/http/a.ts', 'edge/src/content/b.ts', 'edge-floor-http'],
  ['edge/src/attacks/a.ts', 'edge/src/main.ts', 'edge-floor-attacks'],
  ['edge/src/elsewhere/a.ts', 'edge/src/config/b.ts', 'edge-floor-unknown'],
  ['releases/src/table/a.ts', 'releases/src/store/b.ts', 'releases-floor-http'],
  ['releases/src/store/a.ts', 'releases/src/gate/b.ts', 'releases-floor-store'],
  ['releases/src/judge/a.ts', 'releases/src/api/b.ts', 'releases-floor-gate'],
  ['releases/src/visits/a.ts', 'releases/src/api/b.ts', 'releases-floor-visits'],
  ['releases/src/api/a.ts', 'releases/src/team-page/b.ts', 'releases-floor-api'],
  ['releases/src/store/files/a.ts', 'releases/src/store/b.ts', 'releases-floor-store/files'],
  ['releases/src/store/audit/a.ts', 'releases/src/store/signing/b.ts', 'releases-floor-store/audit'],
  ['releases/src/store/teams/a.ts', 'releases/src/store/b.ts', 'releases-floor-store/teams'],
  ['releases/src/team-page/words/a.ts', 'releases/src/team-page/markup/b.ts', 'releases-floor-team-page/words'],
  ['releases/src/team-page/change/a.ts', 'releases/src/team-page/session/b.ts', 'releases-floor-team-page/change'],
  ['releases/src/team-page/markup/a.ts', 'releases/src/team-page/pages/b.ts', 'releases-floor-team-page/markup'],
  ['releases/src/team-page/health/a.ts', 'releases/src/team-page/pages/b.ts', 'releases-floor-team-page/health'],
  ['releases/src/team-page/pages/a.ts', 'releases/src/team-page/routes/b.ts', 'releases-floor-team-page/pages'],
  ['releases/src/team-page/routes/a.ts', 'releases/src/team-page/b.ts', 'releases-floor-team-page/routes'],
  ['releases/src/team-page/b.ts', 'releases/src/open-releases.ts', 'releases-floor-team-page'],
  ['releases/src/open-releases.ts', 'releases/src/testing/b.ts', 'releases-floor-open-releases'],
  ['releases/src/testing/a.ts', 'releases/src/control.ts', 'releases-floor-testing'],
  ['releases/src/elsewhere/a.ts', 'releases/src/store/b.ts', 'releases-floor-unknown'],
  ['shell/src/site/a.ts', 'shell/src/frame/b.ts', 'shell-floor-pictures'],
  ['shell/src/frame/a.ts', 'shell/src/toasts/b.ts', 'shell-floor-auth'],
  ['shell/src/releases/a.ts', 'shell/src/routing/b.ts', 'shell-floor-releases'],
  ['shell/src/regions/a.ts', 'shell/src/routing/b.ts', 'shell-floor-regions'],
  ['shell/src/player/a.ts', 'shell/src/routing/b.ts', 'shell-floor-player'],
  ['shell/src/routing/a.ts', 'shell/src/document/b.ts', 'shell-floor-routing'],
  ['shell/src/document/a.ts', 'shell/src/server/b.ts', 'shell-floor-document'],
  ['shell/src/browser/a.ts', 'shell/src/server/b.ts', 'shell-floor-browser'],
  ['shell/src/server/a.ts', 'shell/src/testing/b.ts', 'shell-floor-browser'],
  ['shell/src/testing/a.ts', 'shell/src/client.ts', 'shell-floor-testing'],
  ['shell/src/elsewhere/a.ts', 'shell/src/site/b.ts', 'shell-floor-unknown'],
  ['edge/src/content/a.ts', 'edge/src/rendering/b.ts', 'edge-floor-content'],
  ['edge/src/rendering/worker/a.ts', 'edge/src/rendering/b.ts', 'edge-floor-rendering/worker'],
  ['edge/src/rendering/a.ts', 'edge/src/documents/b.ts', 'edge-floor-rendering'],
  ['edge/src/metrics/a.ts', 'edge/src/documents/b.ts', 'edge-floor-metrics'],
  ['edge/src/documents/a.ts', 'edge/src/forms/b.ts', 'edge-floor-assets'],
  ['edge/src/forms/a.ts', 'edge/src/rendering/b.ts', 'edge-forms-need'],
  ['edge/src/forms/a.ts', 'edge/src/app.ts', 'edge-floor-assets'],
  ['edge/src/app.ts', 'edge/src/start-edge.ts', 'edge-floor-app'],
  ['edge/src/start-edge.ts', 'edge/src/main.ts', 'edge-floor-start-edge'],
  ['edge/src/start-edge.ts', 'edge/src/testing/b.ts', 'edge-floor-start-edge'],
  ['edge/src/testing/a.ts', 'edge/src/integration/b.ts', 'edge-floor-testing'],
  ['edge/src/attacks/a.ts', 'edge/src/integration/b.ts', 'edge-floor-attacks'],
  ['bench/src/a.ts', 'edge/src/app.ts', 'bench-doors'],
  ['bench/src/a.ts', 'releases/src/store/b.ts', 'bench-doors'],
];

const ALLOWED = [
  ['mfe-events/src/pages/a.ts', 'mfe-events/src/features/share/b.ts'],
  ['mfe-events/src/a.ts', 'shared/src/content/b.ts'],
  ['mfe-events/src/a.ts', 'packages/section-kit/src/doors/b.ts'],
  ['packages/section-kit/src/doors/a.ts', 'shared/src/testing/b.ts'],
  ['packages/section-kit/src/doors/a.ts', 'shared/src/ui/live-element/b.ts'],
  ['edge/src/a.ts', 'shared/src/contract/b.ts'],
  ['edge/src/app.ts', 'feeds/src/index.ts'],
  ['edge/src/app.ts', 'share-pictures/src/index.ts'],
  ['feeds/src/a.ts', 'shared/src/content/b.ts'],
  ['edge/src/app.ts', 'search/src/index.ts'],
  ['releases/src/a.ts', 'visits/src/index.ts'],
  ['visits/src/a.ts', 'shared/src/contract/b.ts'],
  ['search/src/a.ts', 'shared/src/content/b.ts'],
  ['bench/src/a.ts', 'search/src/testing/index.ts'],
  ['shared/src/content/a.ts', 'shared/src/http/b.ts'],
  ['edge/src/a.ts', 'releases/src/serving.ts'],
  ['releases/src/store/a.ts', 'database/src/index.ts'],
  ['edge/src/forms/a.ts', 'database/src/index.ts'],
  ['shell/src/regions/a.ts', 'shell/src/releases/b.ts'],
  ['shell/src/frame/header/a.ts', 'shell/src/frame/b.ts'],
  ['shell/src/releases/a.test.ts', 'shell/src/testing/b.ts'],
  ['shell/src/client.ts', 'shell/src/browser/b.ts'],
  ['edge/src/rendering/a.ts', 'edge/src/rendering/worker/b.ts'],
  ['edge/src/rendering/worker/a.ts', 'edge/src/http/b.ts'],
  ['edge/src/testing/a.ts', 'edge/src/start-edge.ts'],
  ['edge/src/bench.ts', 'edge/src/start-edge.ts'],
  ['bench/src/a.ts', 'edge/src/bench.ts'],
  ['bench/src/a.ts', 'releases/src/parsers.ts'],
  ['releases/src/store/a.ts', 'releases/src/store/files/b.ts'],
  ['releases/src/team-page/a.ts', 'releases/src/team-page/routes/b.ts'],
];

/**
 * Cruises a tree of these files.
 * @param {Readonly<Record<string, string>>} files text by path
 * @returns {Promise<readonly { from: string, to: string, rule: { name: string } }[]>} the broken rules
 */
async function violationsIn(files) {
  const tree = mkdtempSync(join(tmpdir(), 'zones-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  const folders = new Set(Object.keys(files).flatMap((file) => (file.includes('/') ? [file.split('/')[0] ?? ''] : [])));
  folders.delete('node_modules');
  const args = [CRUISER, '--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tree, maxBuffer: 16 * 1024 * 1024 });
  rmSync(tree, { recursive: true, force: true });
  return JSON.parse(stdout).summary.violations;
}

/**
 * The rules that each of many imports breaks, in one tree with all of them.
 * @param {readonly (readonly string[])[]} imports importing file, imported file
 */
async function rulesBrokenBy(imports) {
  const files = new Set(imports.flatMap(([from = '', to = '']) => [from, to]));
  const texts = [...files].map((file) => {
    const up = '../'.repeat(file.split('/').length - 1);
    const lines = imports
      .filter(([from]) => from === file)
      .map(([, to], index) => `import { b as b${index} } from '${up}${to}';\nexport { b${index} };\n`);
    return [file, `${lines.join('')}export const b = 1;\n`];
  });
  const violations = await violationsIn(Object.fromEntries(texts));
  return imports.map((pair) =>
    violations.filter(({ from, to }) => from === pair[0] && to === pair[1]).map(({ rule }) => rule.name),
  );
}

describe('import zones', () => {
  /** @type {readonly string[][]} */
  let broken;
  beforeAll(async () => {
    broken = await rulesBrokenBy([...FORBIDDEN, ...ALLOWED]);
  });

  it.each(FORBIDDEN.map((row, index) => [...row, index]))('%s must not import %s (%s)', (...row) => {
    const [, , rule, index] = row;
    expect(broken[Number(index)]).toContain(rule);
  });

  it.each(ALLOWED.map((row, index) => [...row, index]))('%s may import %s', (...row) => {
    const [, , index] = row;
    expect(broken[FORBIDDEN.length + Number(index)]).toEqual([]);
  });

  it('each rule has an import above that it forbids', () => {
    const { forbidden } = createRequire(__filename)(join(ROOT, '.dependency-cruiser.cjs'));
    const rules = forbidden.map((/** @type {{ name: string }} */ { name }) => name);
    const proven = new Set([
      'no-cycles',
      'ui-libraries',
      'builds-without-tests-packages',
      ...FORBIDDEN.map(([, , rule]) => rule),
    ]);
    expect(rules.filter((/** @type {string} */ rule) => !proven.has(rule))).toEqual([]);
  });

  it.each(['index.js', 'dist/index.js'])('shared/ui takes no library but react: %s', async (main) => {
    const violations = await violationsIn({
      'shared/src/ui/a.ts': "import { b } from 'lodash';\nexport const a = b;\n",
      'package.json': '{ "dependencies": { "lodash": "1.0.0" } }',
      'node_modules/lodash/package.json': `{ "name": "lodash", "version": "1.0.0", "main": "${main}" }`,
      [`node_modules/lodash/${main}`]: 'exports.b = 1;',
    });
    expect(violations).toMatchObject([{ rule: { name: 'ui-libraries' } }]);
  });

  it('what builds or runs the site is no devDependency', async () => {
    const violations = await violationsIn({
      'edge/src/a.ts': "import { b } from 'lodash';\nexport const a = b;\n",
      'package.json': '{ "devDependencies": { "lodash": "1.0.0" } }',
      'node_modules/lodash/package.json': '{ "name": "lodash", "version": "1.0.0", "main": "index.js" }',
      'node_modules/lodash/index.js': 'exports.b = 1;',
    });
    expect(violations).toMatchObject([{ rule: { name: 'builds-without-tests-packages' } }]);
  });

  it('a cycle is refused', async () => {
    const violations = await violationsIn({
      'shell/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'shell/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    });
    expect(violations).toMatchObject([{ rule: { name: 'no-cycles' } }]);
  });
});

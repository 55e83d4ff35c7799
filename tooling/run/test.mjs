import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetFaults } from './budgets/budget-faults.mjs';
import { readBudgets } from './budgets/route-budgets.mjs';
import { routeScripts } from './budgets/route-scripts.mjs';
import { checkMachine } from './machine/check-machine.mjs';
import { checks } from './checks/checks.mjs';
import { APART, installApart } from './dependencies/install-apart.mjs';
import { NotChecked } from './checks/not-checked.mjs';
import { ensureJava, NO_JAVA } from './machine/ensure-java.mjs';
import { ensurePackages } from './machine/ensure-packages.mjs';
import { findBrowsers } from './machine/find-browsers.mjs';
import { findProxies } from './machine/ensure-proxy.mjs';
import { build } from './workspace/build-site.mjs';
import { startServices, stopServices } from '../../operations/src/site/start-services.mjs';
import { sectionsAlone } from './workspace/sections-alone.mjs';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { step } from '../../operations/src/process/step.mjs';
import { jest, playwright } from './checks/suites.mjs';

/** Ports of the tested site, away from one that runs beside. */
const PORT = 3900;
const CMS_PORT = 3937;

/** Beside them the sections, each without the others: they are a ministry team's alone. */
const UNIT = [
  'shared',
  'shell',
  'edge',
  'releases',
  'database',
  'feeds',
  'search',
  'share-pictures',
  'packages/section-host',
  'visits',
  'operations',
  'tooling',
  'bench',
  'packages/section-kit',
];

const DESCRIPTION = {
  command: 'npm test',
  about:
    'Everything that a change has to pass: checks, unit, contract and browser tests. Ends with `N passed, N failed`.',
};

async function test() {
  checkMachine();
  await step('Installing packages', ensurePackages);
  const browsers = await findBrowsers();
  const java = await step('Finding Java', ensureJava);
  const proxies = await step('Finding Caddy, nginx and HAProxy', findProxies);
  await step('Installing the accounts emulator', (say) => installApart(APART.emulator, say));
  await step('Installing bundlers of outside teams', (say) => installApart(APART.outside, say));
  const programs = { ...browsers.env, ...javaSettings(java), PROXIES: proxies.found.join() };
  const dataDir = mkdtempSync(join(tmpdir(), 'soteria-test-'));
  const counts = [{ passed: 0, failed: browsers.missing }];
  try {
    counts.push(...(await allTests(dataDir, programs)));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  for (const untested of [...(java ? [] : [NO_JAVA]), ...proxies.missing]) console.log(`\n${untested}`);
  report(counts);
}

/**
 * @param {string} dataDir
 * @param {Record<string, string | undefined>} programs browsers, Java and proxies
 */
async function allTests(dataDir, programs) {
  const settings = { port: PORT, cmsPort: CMS_PORT, dataDir, contentApiUrl: undefined };
  const [checked, builds] = await Promise.all([sourceChecks(), build(settings)]);
  const counts = [
    ...checked,
    await countOf({ name: 'Budgets of routes', run: async () => withinBudgets(builds) }),
    ...(await jestTests()),
  ];
  // All visitors of the tests have one address.
  const services = await startServices({ ...settings, edgeSettings: { FORMS_RATE_PER_MINUTE: '1000' } }, builds);
  const env = {
    BASE_URL: `http://localhost:${PORT}`,
    CMS_URL: `http://127.0.0.1:${CMS_PORT}`,
    DATA_DIR: dataDir,
    ...programs,
  };
  try {
    return [
      ...counts,
      await step('Browser tests', () => playwright(['journeys', 'firefox', 'webkit', 'failures'], env)),
      await step('Browser tests that change the site', () => playwright(['editing'], env)),
      await step('Browser tests of development', () => playwright(['development'], env)),
    ];
  } finally {
    await stopServices(services);
  }
}

/** Without Java the check of the markup is left out: it neither passes nor fails. @param {string | undefined} java */
function javaSettings(java) {
  return java ? { JAVA_PATH: java } : { MARKUP_UNCHECKED: '1' };
}

/** One at a time, because the site is built beside them. */
async function sourceChecks() {
  /** @type {import('./checks/suites.mjs').Count[]} */
  const counts = [];
  for (const check of checks) counts.push(await countOf(check));
  return counts;
}

/** Both at a time, because the contract tests wait for their CMS. */
async function jestTests() {
  const sections = await sectionsAlone();
  return Promise.all([
    step('Unit tests', () => jest('unit', [...UNIT, ...sections], { workers: '100%' })),
    // One file at a time: they edit the content of one CMS.
    step('Contract tests of the CMS', () => jest('cms', ['cms'], { workers: '1' })),
  ]);
}

/** @param {readonly import('./workspace/release-builds.mjs').ReleaseBuild[]} builds */
function withinBudgets(builds) {
  const faults = budgetFaults(routeScripts(builds.map(({ folder }) => folder)), readBudgets());
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** @param {(typeof checks)[number]} check */
function countOf({ name, run: check }) {
  return step(name, check).then(
    () => ({ passed: 1, failed: 0 }),
    (error) => {
      const isFault = !(error.cause instanceof NotChecked);
      console.error(`${isFault ? '✗' : 'Not checked:'} ${error.message}`);
      return { passed: 0, failed: isFault ? 1 : 0 };
    },
  );
}

/** @param {readonly import('./checks/suites.mjs').Count[]} counts */
function report(counts) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}

runCommand(DESCRIPTION, test);

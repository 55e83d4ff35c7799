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

/** Ports of the two tested sites, away from one that runs beside. What editors do would disturb the visitors. */
const VISITORS = { port: 3900, cmsPort: 3937 };
const EDITORS = { port: 3901, cmsPort: 3938 };

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
  'cms/jest.own.config.mjs',
];

const DESCRIPTION = {
  command: 'npm test',
  about:
    'Everything that a change has to pass: checks, unit, contract and browser tests. Ends with what failed and `N passed, N failed`.',
};

/** @typedef {import('./checks/suites.mjs').Outcome} Outcome */

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
  /** @type {Outcome[]} */
  const outcomes = [{ passed: 0, failed: browsers.missing }];
  try {
    outcomes.push(...(await allTests(dataDir, programs)));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  for (const untested of [...(java ? [] : [NO_JAVA]), ...proxies.missing]) console.log(`\n${untested}`);
  report(outcomes);
}

/**
 * @param {string} dataDir
 * @param {Record<string, string | undefined>} programs browsers, Java and proxies
 */
async function allTests(dataDir, programs) {
  const [visitors, editors] = [siteOf(VISITORS, join(dataDir, 'visitors')), siteOf(EDITORS, join(dataDir, 'editors'))];
  const [checked, builds] = await Promise.all([sourceChecks(), build(visitors)]);
  const budgets = await outcomeOf({ name: 'Budgets of routes', run: async () => withinBudgets(builds) });
  const sections = await sectionsAlone();
  /** @type {import('../../operations/src/process/service.mjs').Service[]} */
  const services = [];
  try {
    for (const site of [visitors, editors]) services.push(...(await startServices(site, builds)));
    const visit = { ...envOf(visitors), ...programs };
    // Side by side, because each of them waits: for a CMS, a page, a pause.
    const waiting = [
      step('Browser tests', () => playwright(['journeys', 'failures'], visit)),
      inTurn({ visit, edit: { ...envOf(editors), ...programs } }),
    ];
    // Unit tests only compute. Beside both, on two cores, they would make each page two to four times as slow.
    const unit = Promise.race(waiting).then(() =>
      step('Unit tests', () => jest('unit', [...UNIT, ...sections], { workers: '100%' })),
    );
    const suites = await Promise.all([unit, ...waiting]);
    return [...checked, budgets, ...suites.flat()];
  } finally {
    await stopServices(services);
  }
}

/**
 * The tests that change a site or need another browser, one suite after another.
 * @param {Record<'visit' | 'edit', Record<string, string | undefined>>} env of the tests at the visitors' and the editors' site
 */
async function inTurn({ visit, edit }) {
  return [
    // One file at a time: they edit the content of one CMS.
    await step('Contract tests of the CMS', () => jest('cms', ['cms'], { workers: '1' })),
    await step('Browser tests that change the site', () => playwright(['editing'], edit)),
    await step('Browser tests of development', () => playwright(['development'], visit)),
    await step('Tests in other browsers', () => playwright(['firefox', 'webkit'], visit)),
  ];
}

/**
 * All visitors of the tests have one address. On a busy machine a region is waited for, not left to the browser.
 * @param {typeof VISITORS} ports
 * @param {string} dataDir
 */
function siteOf(ports, dataDir) {
  const edgeSettings = { FORMS_RATE_PER_MINUTE: '1000', RENDER_BUDGET_MS: '10000', RENDER_LIMIT_MS: '30000' };
  return { ...ports, dataDir, contentApiUrl: undefined, edgeSettings };
}

/** @param {ReturnType<typeof siteOf>} site */
function envOf({ port, cmsPort, dataDir }) {
  return { BASE_URL: `http://localhost:${port}`, CMS_URL: `http://127.0.0.1:${cmsPort}`, DATA_DIR: dataDir };
}

/** Without Java the check of the markup is left out: it neither passes nor fails. @param {string | undefined} java */
function javaSettings(java) {
  return java ? { JAVA_PATH: java } : { MARKUP_UNCHECKED: '1' };
}

/** One at a time, because the site is built beside them. */
async function sourceChecks() {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const check of checks) outcomes.push(await outcomeOf(check));
  return outcomes;
}

/** @param {readonly import('./workspace/release-builds.mjs').ReleaseBuild[]} builds */
function withinBudgets(builds) {
  const faults = budgetFaults(routeScripts(builds.map(({ folder }) => folder)), readBudgets());
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** @param {(typeof checks)[number]} check @returns {Promise<Outcome>} */
function outcomeOf({ name, run: check }) {
  return step(name, check).then(
    () => ({ passed: 1, failed: [] }),
    (error) => {
      const isFault = !(error.cause instanceof NotChecked);
      console.error(`${isFault ? '✗' : 'Not checked:'} ${error.message}`);
      return { passed: 0, failed: isFault ? [name] : [] };
    },
  );
}

/** Says at the end what failed, because a run prints thousands of lines. @param {readonly Outcome[]} outcomes */
function report(outcomes) {
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  for (const what of failed) console.log(`✗ ${what}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}

runCommand(DESCRIPTION, test);

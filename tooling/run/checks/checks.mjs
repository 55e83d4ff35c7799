import { join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { SECTION_FOLDERS } from '../workspace/sections.mjs';
import { bin, MEMORY } from './programs.mjs';
import { checkServiceUnits, checkShellScripts } from './shipped-files.mjs';

/** Of the workspace, and of what its tests and its bench install apart from it. */
const LOCKFILES = [
  'pnpm-lock.yaml',
  'tooling/auth-emulator/pnpm-lock.yaml',
  'e2e/outside/pnpm-lock.yaml',
  'bench/frameworks/pnpm-lock.yaml',
];
const IN_ZONES = [
  'shell',
  ...SECTION_FOLDERS,
  'shared',
  'edge',
  'releases',
  'database',
  'feeds',
  'search',
  'share-pictures',
  'packages/section-host',
  'packages/section-kit',
  'visits',
  'bench',
  'e2e',
  'tooling',
  'operations',
];

/**
 * The checks that read the sources. Each counts as one test, unless it throws NotChecked.
 * @type {readonly {name: string, run: () => Promise<unknown>}[]}
 */
export const checks = [
  { name: 'Format (prettier)', run: checkFormat },
  { name: 'Lint and types (oxlint)', run: () => command(bin('oxlint'), ['.']) },
  {
    name: 'Import zones and cycles (dependency-cruiser)',
    run: () => command(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...IN_ZONES]),
  },
  { name: 'Unused files, exports and packages (knip)', run: () => command(bin('knip'), ['--no-progress']) },
  { name: 'Packages come from the registry, known by their content', run: lockfileIsWhole },
  { name: 'Install scripts run by name only', run: installScriptsAreNamed },
  { name: 'Licences (pnpm licenses)', run: licencesAreTaken },
  { name: 'Advisories (pnpm audit)', run: advisoriesAreAnswered },
  { name: 'Source budget', run: withinSourceBudget },
  { name: 'Shell scripts of servers (shellcheck)', run: checkShellScripts },
  { name: 'Service units (systemd-analyze)', run: checkServiceUnits },
  { name: 'Alert rules (promtool)', run: alertRulesHold },
  { name: 'Every decision record is listed', run: async () => decisionsAreListed() },
  { name: 'Every link of the docs leads to what it names', run: docLinksHold },
  { name: 'The tests that prove the specification and the security requirements exist', run: coverageIsTrue },
];

/** Remembers each file by its content. */
function checkFormat() {
  // Elsewhere than prettier itself, which deletes what it remembers when it is run without.
  const memory = ['--cache', '--cache-strategy', 'content', '--cache-location', join(MEMORY, 'format')];
  return command(bin('prettier'), ['--check', '.', '--log-level', 'warn', ...memory]);
}

// Modules that need packages are imported when a check runs, after the installation.

async function lockfileIsWhole() {
  const { lockfileFaults } = await import('../dependencies/lockfile-faults.mjs');
  const { readYaml } = await import('../dependencies/read-yaml.mjs');
  refuse(LOCKFILES.flatMap((name) => lockfileFaults(readYaml(name))));
}

async function installScriptsAreNamed() {
  const { installScriptFaults } = await import('../dependencies/install-script-faults.mjs');
  const { readYaml } = await import('../dependencies/read-yaml.mjs');
  refuse(installScriptFaults(readYaml('pnpm-workspace.yaml')));
}

async function licencesAreTaken() {
  const { checkLicences } = await import('../dependencies/check-licences.mjs');
  await checkLicences();
}

async function advisoriesAreAnswered() {
  const { checkAdvisories } = await import('../dependencies/check-advisories.mjs');
  await checkAdvisories();
}

async function alertRulesHold() {
  const { checkAlertRules } = await import('./alert-rules.mjs');
  await checkAlertRules();
}

function decisionsAreListed() {
  const architecture = readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8');
  const missing = readdirSync(join(ROOT, 'docs', 'decisions')).filter((file) => !architecture.includes(file));
  if (missing.length > 0)
    throw new Error(`docs/architecture.md does not mention ${missing.join(', ')}. Add a line for each.`);
}

async function docLinksHold() {
  const { docLinkFaults } = await import('./doc-links.mjs');
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  const pages = [
    'README.md',
    'SECURITY.md',
    ...docs.filter((file) => file.endsWith('.md')).map((file) => join('docs', file)),
  ];
  refuse(pages.flatMap((page) => docLinkFaults(ROOT, page)));
}

async function withinSourceBudget() {
  const { budgetFaults } = await import('../source-budget/budget-faults.mjs');
  const { BUDGET } = await import('../source-budget/budget.mjs');
  const { readSources } = await import('../source-budget/read-sources.mjs');
  refuse(budgetFaults(BUDGET, (name) => readSources(ROOT, name)));
}

async function coverageIsTrue() {
  const { COVERAGE_TABLES, coverageFaults } = await import('./specification-coverage.mjs');
  refuse(COVERAGE_TABLES.flatMap((table) => coverageFaults(ROOT, table)));
}

/** @param {readonly string[]} faults */
function refuse(faults) {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

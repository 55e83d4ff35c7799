import { join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { command } from './command.mjs';
import { ROOT } from './root.mjs';
import { SECTION_FOLDERS } from './sections.mjs';

const bin = (/** @type {string} */ name) => join(ROOT, 'node_modules', '.bin', name);

/** Packages with a tsconfig.json. */
const TYPED = ['tooling', 'tooling/art', 'shared', 'shell', ...SECTION_FOLDERS, 'edge', 'cms', 'bench', 'e2e'];
const IN_ZONES = ['shell', ...SECTION_FOLDERS, 'shared', 'edge', 'e2e', 'tooling'];

/**
 * The checks that read the sources: each is one entry of the test run's count.
 * @type {readonly {name: string, run: () => Promise<unknown>}[]}
 */
export const checks = [
  { name: 'Format (prettier)', run: () => command(bin('prettier'), ['--check', '.', '--log-level', 'warn']) },
  { name: 'Lint (eslint)', run: () => command(bin('eslint'), ['.', '--max-warnings', '0']) },
  {
    name: 'Import zones and cycles (dependency-cruiser)',
    run: () => command(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...IN_ZONES]),
  },
  { name: 'Unused files, exports and packages (knip)', run: () => command(bin('knip'), ['--no-progress']) },
  ...TYPED.map((name) => ({ name: `Types of ${name} (tsc)`, run: () => command(bin('tsc'), ['-p', name]) })),
  { name: 'The lockfile names no host', run: async () => lockfileNamesNoHost() },
  { name: 'Every decision record is listed', run: async () => decisionsAreListed() },
  { name: 'The tests that prove the specification and the security requirements exist', run: coverageIsTrue },
];

function lockfileNamesNoHost() {
  const line = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')
    .split('\n')
    .find((text) => /tarball:|https?:\/\//.test(text));
  if (line)
    throw new Error(`pnpm-lock.yaml names a host: "${line.trim()}". Install again with the registry's plain address.`);
}

function decisionsAreListed() {
  const architecture = readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8');
  const missing = readdirSync(join(ROOT, 'docs', 'decisions')).filter((file) => !architecture.includes(file));
  if (missing.length > 0)
    throw new Error(`docs/architecture.md does not mention ${missing.join(', ')}. Add a line for each.`);
}

async function coverageIsTrue() {
  // Not before the packages are installed: it reads with TypeScript.
  const { COVERAGE_TABLES, coverageFaults } = await import('./specification-coverage.mjs');
  const faults = COVERAGE_TABLES.flatMap((table) => coverageFaults(ROOT, table));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

import { checks } from './checks/checks.mjs';
import { NotChecked } from './checks/not-checked.mjs';
import { ensurePackages } from './machine/ensure-packages.mjs';
import { flag } from '../../operations/src/command-line/options.mjs';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { step } from '../../operations/src/process/step.mjs';
import { ROOT } from '../../operations/src/root.mjs';
import { SECTION_FOLDERS } from './workspace/sections.mjs';

const PACKAGES = [
  'edge',
  'releases',
  'database',
  'feeds',
  'search',
  'share-pictures',
  'packages/section-host',
  'packages/section-kit',
  'visits',
  'shell',
  'shared',
  ...SECTION_FOLDERS,
  'cms',
  'e2e',
  'bench',
  'tooling',
];

const DESCRIPTION = {
  command: 'npm run check',
  about: 'Everything that reads the sources only: format, lint, import zones, unused code, types, packages.',
  options: { figures: flag('prints the figures of the source budget, and checks nothing') },
};

runCommand(DESCRIPTION, async ({ options: { figures } }) => {
  await step('Installing packages', ensurePackages);
  if (figures) return sourceFigures();
  for (const { name, run: check } of checks) {
    await step(name, check).catch((error) => {
      if (!(error.cause instanceof NotChecked)) throw error;
      console.error(`Not checked: ${error.message}`);
    });
  }
});

async function sourceFigures() {
  // Loaded after the installation, because it needs packages.
  const { printFigures } = await import('./source-budget/print-figures.mjs');
  const { readSources } = await import('./source-budget/read-sources.mjs');
  printFigures(PACKAGES, (name) => readSources(ROOT, name));
}

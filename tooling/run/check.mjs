import { checks } from './checks/checks.mjs';
import { ensurePackages } from './machine/ensure-packages.mjs';
import { runCommand } from './command-line/run-command.mjs';
import { step } from './process/step.mjs';

const DESCRIPTION = {
  command: 'npm run check',
  about: 'Everything that reads the sources only: format, lint, import zones, unused code, types, packages.',
};

runCommand(DESCRIPTION, async () => {
  await step('Installing packages', ensurePackages);
  for (const { name, run: check } of checks) await step(name, check);
});

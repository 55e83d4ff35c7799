import { checks } from './checks.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { runCommand } from './run-command.mjs';
import { step } from './step.mjs';

const DESCRIPTION = {
  command: 'npm run check',
  about: 'Everything that reads the sources only: format, lint, import zones, unused code, types, packages.',
};

runCommand(DESCRIPTION, async () => {
  await step('Installing packages', ensurePackages);
  for (const { name, run: check } of checks) await step(name, check);
});

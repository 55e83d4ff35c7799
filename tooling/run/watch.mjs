import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { watch, WATCH } from '../../operations/src/commands/watch.mjs';
import { step } from '../../operations/src/process/step.mjs';
import { ensureSitePackages } from './machine/ensure-packages.mjs';

runCommand({ command: 'npm run watch', ...WATCH }, async (asked) => {
  await step('Installing packages', ensureSitePackages);
  await watch(asked);
});

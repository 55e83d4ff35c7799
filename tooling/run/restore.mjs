import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { restore, RESTORE } from '../../operations/src/commands/restore.mjs';
import { step } from '../../operations/src/process/step.mjs';
import { ensureSitePackages } from './machine/ensure-packages.mjs';

runCommand({ command: 'npm run restore', ...RESTORE }, async (asked) => {
  await step('Installing packages', ensureSitePackages);
  await restore(asked);
});

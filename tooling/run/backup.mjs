import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { backUp, BACKUP } from '../../operations/src/commands/backup.mjs';
import { step } from '../../operations/src/process/step.mjs';
import { ensureSitePackages } from './machine/ensure-packages.mjs';

runCommand({ command: 'npm run backup', ...BACKUP }, async (asked) => {
  await step('Installing packages', ensureSitePackages);
  await backUp(asked);
});

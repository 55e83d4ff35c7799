import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { move, MOVE } from '../../operations/src/commands/move.mjs';
import { step } from '../../operations/src/process/step.mjs';
import { ensureSitePackages } from './machine/ensure-packages.mjs';
import { buildCms, buildEdge } from './workspace/program-builds.mjs';

runCommand({ command: 'npm run move', ...MOVE }, async (asked) => {
  await step('Installing packages', ensureSitePackages);
  await step('Building the edge', buildEdge);
  await step('Building the CMS', buildCms);
  await move(asked);
});

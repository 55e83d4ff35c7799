import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { settings } from '../../operations/src/command-line/settings.mjs';
import { START } from '../../operations/src/commands/start.mjs';
import { step } from '../../operations/src/process/step.mjs';
import { ROOT } from '../../operations/src/root.mjs';
import { checkPlace, runSite } from '../../operations/src/supervise/run-site.mjs';
import { checkMachine } from './machine/check-machine.mjs';
import { ensureSitePackages } from './machine/ensure-packages.mjs';
import { build } from './workspace/build-site.mjs';

const DESCRIPTION = {
  ...START,
  command: 'npm start',
  about: `Installs, builds and seeds everything on the embedded defaults. ${START.about}`,
};

const FIRST_TIME =
  'The first start takes three to eight minutes, half of them for packages; later ones build only what changed.';

async function start() {
  checkMachine();
  if (!existsSync(join(ROOT, 'node_modules'))) console.log(FIRST_TIME);
  const chosen = settings();
  await checkPlace(chosen);
  await step('Installing packages', ensureSitePackages);
  await runSite(chosen, { builds: await build(chosen) });
}

runCommand(DESCRIPTION, start);

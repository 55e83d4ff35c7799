import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages } from '../machine/ensure-packages.mjs';
import { buildRelease, SECTIONS } from '../workspace/release-builds.mjs';
import { runCommand } from '../../../operations/src/command-line/run-command.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { writeBudgets } from './route-budgets.mjs';
import { routeScripts } from './route-scripts.mjs';

const DESCRIPTION = {
  command: 'node tooling/run/budgets/set.mjs',
  about: "Sets each route's budget to what it is now.",
};

runCommand(DESCRIPTION, async () => {
  await step('Installing packages', ensurePackages);
  const dataDir = mkdtempSync(join(tmpdir(), 'soteria-budgets-'));
  const folders = [];
  for (const section of Object.keys(SECTIONS))
    folders.push((await step(`Building ${section}`, () => buildRelease(section, dataDir))).folder);
  rmSync(dataDir, { recursive: true, force: true });
  writeBudgets(routeScripts(folders));
});

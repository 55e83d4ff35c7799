import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages } from '../ensure-packages.mjs';
import { buildRelease, SECTIONS } from '../release-builds.mjs';
import { run, step } from '../step.mjs';
import { writeBudgets } from './route-budgets.mjs';
import { routeScripts } from './route-scripts.mjs';

/** Sets each route's budget to what it is now. */
run(async () => {
  await step('Installing packages', ensurePackages);
  const dataDir = mkdtempSync(join(tmpdir(), 'soteria-budgets-'));
  const folders = [];
  for (const section of Object.keys(SECTIONS))
    folders.push((await step(`Building ${section}`, () => buildRelease(section, dataDir))).folder);
  rmSync(dataDir, { recursive: true, force: true });
  writeBudgets(routeScripts(folders));
});

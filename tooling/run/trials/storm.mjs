import { join } from 'node:path';
import { command } from './command.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { buildCms, buildEdge } from './program-builds.mjs';
import { ROOT } from './root.mjs';
import { run, step } from './step.mjs';

/** `npm run storm [-- --count 10000 --kills 20]`: forms, while CMS and edge are killed: does each arrive exactly once? */
run(async () => {
  await step('Installing packages', ensurePackages);
  await Promise.all([step('Building the CMS', buildCms), step('Building the edge', buildEdge)]);
  const args = [join(ROOT, 'bench', 'src', 'storm.mjs'), ...process.argv.slice(2)];
  await command(process.execPath, args, { show: true });
});

import { join } from 'node:path';
import { command } from './command.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { buildEdge } from './program-builds.mjs';
import { buildRelease, SECTIONS } from './release-builds.mjs';
import { ROOT } from './root.mjs';
import { run, step } from './step.mjs';

/**
 * `npm run fuzz [-- --parsers 1000000 --http 100000 --seed 1]`: bad inputs for all that reads what others wrote, and bad
 * requests to a whole edge. Nothing may crash, hang, answer 500, run, or call where an input says.
 */
run(async () => {
  await step('Installing packages', ensurePackages);
  await step('Building the edge', buildEdge);
  // Of an empty store: under the versions that the packages name.
  const none = join(ROOT, 'node_modules', '.fuzz');
  const builds = [];
  for (const section of Object.keys(SECTIONS)) {
    builds.push(await step(`Building ${section}`, () => buildRelease(section, none)));
  }
  const worker = join(ROOT, 'edge', 'dist', 'render-worker.mjs');
  const releases = builds.map(({ section, folder }) => `${section}=${folder}`);
  const program = join(ROOT, 'bench', 'src', 'fuzz', 'main.ts');
  const args = [...process.argv.slice(2), worker, ...releases];
  await command(process.execPath, ['--import', import.meta.resolve('tsx'), program, ...args], { show: true });
});

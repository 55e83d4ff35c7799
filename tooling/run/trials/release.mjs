import { join } from 'node:path';
import { command } from './command.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { buildEdge } from './program-builds.mjs';
import { buildRelease } from './release-builds.mjs';
import { ROOT } from './root.mjs';
import { run, step } from './step.mjs';

/** `npm run release-trial [-- count]`: one edge renders many releases, one after another; does its memory stay flat? */
run(async () => {
  const count = process.argv[2] ?? '1000';
  await step('Installing packages', ensurePackages);
  await step('Building the edge', buildEdge);
  // Of an empty store: under the versions that the packages name.
  const none = join(ROOT, 'node_modules', '.release-trial');
  const shell = await step('Building shell', () => buildRelease('shell', none));
  const events = await step('Building events', () => buildRelease('events', none));
  const worker = join(ROOT, 'edge', 'dist', 'render-worker.mjs');
  const trial = join(ROOT, 'bench', 'src', 'release-trial.ts');
  await command(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), trial, count, shell.folder, events.folder, worker],
    { show: true },
  );
});

import { join } from 'node:path';
import { command } from './command.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { ROOT } from './root.mjs';
import { run, step } from './step.mjs';

/** `npm run overload [-- --seconds 60]`: five times as many visitors as the edge can serve (bench/src/overload/main.mjs). */
run(async () => {
  await step('Installing packages', ensurePackages);
  const main = join(ROOT, 'bench', 'src', 'overload', 'main.mjs');
  await command(process.execPath, [main, ...process.argv.slice(2)], { show: true });
});

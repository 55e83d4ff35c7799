import { join } from 'node:path';
import { command } from './command.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { ROOT } from './root.mjs';
import { run, step } from './step.mjs';

/** `npm run soak [-- --minutes 60]`: a long ordinary day (bench/src/soak/main.mjs). */
run(async () => {
  await step('Installing packages', ensurePackages);
  const main = join(ROOT, 'bench', 'src', 'soak', 'main.mjs');
  await command(process.execPath, [main, ...process.argv.slice(2)], { show: true });
});

import { join } from 'node:path';
import { command } from './command.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { ROOT } from './root.mjs';
import { run, step } from './step.mjs';

/** `npm run bench [-- part … --runs 9]`: measures the site side by side with its peers (bench/src/main.mjs). */
run(async () => {
  await step('Installing packages', ensurePackages);
  const browser = await step('Finding a browser', ensureChromium);
  await command(process.execPath, [join(ROOT, 'bench', 'src', 'main.mjs'), ...process.argv.slice(2)], {
    show: true,
    env: { CHROMIUM_PATH: browser },
  });
});

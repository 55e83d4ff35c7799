import { join } from 'node:path';
import { command } from './command.mjs';
import { ROOT } from './root.mjs';
import { run } from './step.mjs';

/** `npm run judge-trial [-- runs]`: how soon the judge halts a bad release, and how often a good one, in simulated time. */
run(async () => {
  await command(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(ROOT, 'bench', 'src', 'judge-trial.ts'), ...process.argv.slice(2)],
    { show: true },
  );
});

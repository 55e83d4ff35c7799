import { checks } from './checks.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { run, step } from './step.mjs';

/** `npm run check`: what reads the sources only. Fast enough to run before each commit. */
run(async () => {
  await step('Installing packages', ensurePackages);
  for (const { name, run: check } of checks) await step(name, check);
});

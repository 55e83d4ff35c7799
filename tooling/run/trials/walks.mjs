import { benchProgram } from './parts/bench-program.mjs';
import { number } from '../../../operations/src/command-line/options.mjs';
import { ensureHeadlessChromium } from '../machine/ensure-chromium.mjs';
import { build } from '../workspace/build-site.mjs';
import { startServices, stopServices } from '../../../operations/src/site/start-services.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { withTrialSite } from './parts/trial-site.mjs';

export const description = {
  about:
    'Visitors who follow links, go back and forward, reload and touch at any moment: is each page that of its address?',
  options: {
    count: number({ about: 'walks', fallback: 100 }),
    seed: number({
      about: 'the same walks again',
      fallback: Date.now() % 1_000_000,
      least: 0,
      usual: 'another one each time',
    }),
  },
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options }) {
  const chromium = await step('Finding a browser', ensureHeadlessChromium);
  await withTrialSite('walks', async (settings) => {
    const services = await startServices(settings, await build(settings));
    try {
      await benchProgram('walks/main.ts', { ...options, chromium, origin: `http://localhost:${settings.port}` });
    } finally {
      await stopServices(services);
    }
  });
}

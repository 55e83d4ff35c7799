import { atMost, holdBounds } from './parts/bounds.mjs';
import { ensureChromium } from '../machine/ensure-chromium.mjs';
import { number } from '../../../operations/src/command-line/options.mjs';
import { build } from '../workspace/build-site.mjs';
import { startServices, stopServices } from '../../../operations/src/site/start-services.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { playwright } from '../checks/suites.mjs';
import { withTrialSite } from './parts/trial-site.mjs';

export const description = {
  about: 'Releases come and go under a browser that keeps navigating: does its visitor notice?',
  operand: number({ value: 'count', about: 'of publishes and rollouts', fallback: 100 }),
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ operand }) {
  const browser = await step('Finding a browser', ensureChromium);
  await withTrialSite('publish-trial', async (settings) => {
    const services = await startServices(settings, await build(settings));
    try {
      const env = {
        BASE_URL: `http://localhost:${settings.port}`,
        CMS_URL: `http://127.0.0.1:${settings.cmsPort}`,
        DATA_DIR: settings.dataDir,
        CHROMIUM_PATH: browser,
        PUBLISHES: String(operand),
      };
      const { failed } = await step('Publishing', () => playwright(['failures'], env, ['many-publishes']));
      holdBounds([
        { figure: 'publishes and rollouts', measured: operand },
        atMost('journeys in which the visitor noticed', failed.length, 0),
      ]);
    } finally {
      await stopServices(services);
    }
  });
}

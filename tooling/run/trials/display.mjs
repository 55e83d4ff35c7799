import { atMost, holdBounds } from './parts/bounds.mjs';
import { ensureChromium } from '../machine/ensure-chromium.mjs';
import { build } from '../workspace/build-site.mjs';
import { startServices, stopServices } from '../../../operations/src/site/start-services.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { playwright } from '../checks/suites.mjs';
import { withTrialSite } from './parts/trial-site.mjs';

export const description = {
  about: 'The display in the foyer for a day, with a fast clock: its memory, midnight and the change of clocks.',
};

export async function trial() {
  const browser = await step('Finding a browser', ensureChromium);
  const { failed } = await withTrialSite('display', async (settings) => {
    const services = await startServices(settings, await build(settings));
    const env = { BASE_URL: `http://localhost:${settings.port}`, CHROMIUM_PATH: browser };
    try {
      return await step('A day in the foyer', () => playwright(['days'], env));
    } finally {
      await stopServices(services);
    }
  });
  holdBounds([atMost('days that failed', failed.length, 0)]);
}

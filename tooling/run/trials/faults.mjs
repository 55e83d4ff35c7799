import { rmSync } from 'node:fs';
import { atMost, holdBounds } from './parts/bounds.mjs';
import { ensureChromium } from '../machine/ensure-chromium.mjs';
import { list } from '../../../operations/src/command-line/options.mjs';
import { build } from '../workspace/build-site.mjs';
import { startServices, stopServices } from '../../../operations/src/site/start-services.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { playwright } from '../checks/suites.mjs';
import { withTrialSite } from './parts/trial-site.mjs';
import { ROWS, writeFaultMatrix } from './faults/fault-matrix.mjs';

export const description = {
  about: 'Breaks one thing at a time under visitors, and writes what they saw into docs/fault-matrix.md.',
  operand: list({ value: 'word', about: 'only faults with these words in their name', usual: 'all' }),
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ operand }) {
  const words = operand.join(' ');
  const browser = await step('Finding a browser', ensureChromium);
  const { failed } = await withTrialSite('faults', async (settings) => {
    // Creates content and releases. The tests start their own processes with them.
    await stopServices(await startServices(settings, await build(settings)));
    const { cmsPort, dataDir } = settings;
    const env = { CMS_URL: `http://127.0.0.1:${cmsPort}`, DATA_DIR: dataDir, CHROMIUM_PATH: browser };
    if (words === '') rmSync(ROWS, { recursive: true, force: true });
    const named = words === '' ? [] : ['--grep', words];
    return step('Breaking one thing at a time', () => playwright(['faults'], env, named));
  });
  const short = writeFaultMatrix().map(({ fault, cells }) => {
    const shortfalls = cells.flatMap((cell) => cell.shortfalls);
    return atMost(fault, shortfalls.length, 0);
  });
  holdBounds([...short, atMost('faults whose run failed (see docs/fault-matrix.md)', failed.length, 0)]);
}

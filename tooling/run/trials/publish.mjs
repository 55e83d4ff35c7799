import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { build, startServices, stopServices } from './site.mjs';
import { run, step, StepError } from './step.mjs';
import { playwright } from './suites.mjs';

const PORT = 3960;
const CMS_PORT = 3967;

/** `npm run publish-trial [-- count]`: releases come and go under a browser that keeps navigating. */
run(async () => {
  await step('Installing packages', ensurePackages);
  const browser = await step('Finding a browser', ensureChromium);
  const dataDir = mkdtempSync(join(tmpdir(), 'soteria-publish-trial-'));
  const settings = { port: PORT, cmsPort: CMS_PORT, dataDir, contentApiUrl: undefined };
  try {
    const services = await startServices(settings, await build(settings));
    try {
      const env = {
        BASE_URL: `http://localhost:${PORT}`,
        CMS_URL: `http://127.0.0.1:${CMS_PORT}`,
        DATA_DIR: dataDir,
        CHROMIUM_PATH: browser,
        PUBLISHES: process.argv[2] ?? '100',
      };
      const { failed } = await step('Publishing', () => playwright(['failures'], env, ['many-publishes']));
      if (failed > 0) throw new StepError('The visitor noticed.');
    } finally {
      await stopServices(services);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

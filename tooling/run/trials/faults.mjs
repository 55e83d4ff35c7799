import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { ROWS, writeFaultMatrix } from './fault-matrix.mjs';
import { build, startServices, stopServices } from './site.mjs';
import { run, step, StepError } from './step.mjs';
import { playwright } from './suites.mjs';

const PORT = 3970;
const CMS_PORT = 3977;

/** `npm run faults [-- words]`: breaks one thing at a time, all of them or those with these words in their name. */
run(async () => {
  await step('Installing packages', ensurePackages);
  const browser = await step('Finding a browser', ensureChromium);
  const dataDir = mkdtempSync(join(tmpdir(), 'soteria-faults-'));
  const settings = { port: PORT, cmsPort: CMS_PORT, dataDir, contentApiUrl: undefined };
  try {
    // Content and releases stay behind; what is then broken is started by the harness.
    await stopServices(await startServices(settings, await build(settings)));
    const env = { CMS_URL: `http://127.0.0.1:${CMS_PORT}`, DATA_DIR: dataDir, CHROMIUM_PATH: browser };
    const words = process.argv.slice(2).join(' ');
    if (words === '') rmSync(ROWS, { recursive: true, force: true });
    const named = words === '' ? [] : ['--grep', words];
    const { failed } = await step('Breaking one thing at a time', () => playwright(['faults'], env, named));
    writeFaultMatrix();
    if (failed > 0) throw new StepError('Something fell short: see docs/fault-matrix.md.');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

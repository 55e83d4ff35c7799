import { randomBytes } from 'node:crypto';
import { run, step } from '../../../operations/src/process/step.mjs';
import { addReleases } from '../trials/add-releases.mjs';
import { keepTrial } from '../trials/keep-trial.mjs';
import { withSite } from '../trials/with-site.mjs';
import { soak } from './soak.mjs';

run(async () => {
  /** @type {{ seconds: number }} */
  const { seconds } = JSON.parse(process.argv[2] ?? '');
  // For the CMS and the edge: an edit shows at once.
  process.env['CONTENT_HOOK_SECRET'] ??= randomBytes(24).toString('hex');
  const { rows, samples } = await withSite('soak', async (site, edge) => {
    await addReleases(site.dataDir, 'events', 2);
    return step('An ordinary day, at seven tenths of what the edge can serve', () => soak(site, edge, seconds));
  });
  keepTrial('soak', rows, { seconds, samples });
});

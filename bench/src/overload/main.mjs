import { releaseTool } from '../../../operations/src/site/release-tool.mjs';
import { run, step } from '../../../operations/src/process/step.mjs';
import { addReleases } from '../trials/add-releases.mjs';
import { keepTrial } from '../trials/keep-trial.mjs';
import { withSite } from '../trials/with-site.mjs';
import { overload } from './overload.mjs';

run(async () => {
  /** @type {{ seconds: number }} */
  const { seconds } = JSON.parse(process.argv[2] ?? '');
  const rows = await withSite('overload', async (site, edge) => {
    await addReleases(site.dataDir, 'events', 2);
    const tool = releaseTool(site);
    await tool('rollout', 'events', '1.0.1', '--percent', '100');
    await tool('promote', 'events');
    return step('Five times as many as the edge can serve', () => overload(site, edge, seconds));
  });
  keepTrial('overload', rows, { seconds });
});

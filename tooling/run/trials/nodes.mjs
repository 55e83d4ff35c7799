import { join } from 'node:path';
import { flag } from '../../../operations/src/command-line/options.mjs';
import { buildVersion } from '../workspace/release-builds.mjs';
import { build } from '../workspace/build-site.mjs';
import { step, StepError } from '../../../operations/src/process/step.mjs';
import { withTrialSite } from './parts/trial-site.mjs';
import { failuresOf, outcomeOf, outcomeTable } from './clone/outcomes.mjs';
import { cloneEnvironment } from './clone/clone-environment.mjs';
import { freshClone } from './clone/fresh-clone.mjs';
import { Terminal } from './clone/terminal.mjs';
import { triedInputs } from './clone/tried-inputs.mjs';
import { checkForms, checkPages, checkRelease, expectRelease } from './nodes/check-site.mjs';
import { installNode } from '../machine/node/install-node.mjs';
import { otherVersions } from '../machine/node/supported-versions.mjs';

export const description = {
  about: 'Does the site start, show its pages, take forms and publish a release on the other versions of Node?',
  options: { 'if-changed': flag('nothing, when packages, edge and CMS are as they were when all ended well') },
};

const { areTried, markTried, refuseUncommitted } = triedInputs('nodes', [
  'package.json',
  'pnpm-lock.yaml',
  'cms',
  'edge',
  'releases',
  'database',
  'feeds',
  'search',
  'share-pictures',
  'visits',
]);

/** @typedef {import('../workspace/release-builds.mjs').ReleaseBuild} ReleaseBuild */

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { 'if-changed': ifChanged } }) {
  if (ifChanged && areTried())
    return console.log('Packages, edge and CMS are as they were when the site ran on all versions of Node.');
  await refuseUncommitted();
  await withTrialSite('nodes', async (settings, folder) => {
    await build(settings);
    const release = await step('Building a release', () => buildVersion('events', '1.0.0-nodes'));
    const root = join(folder, 'clone');
    await step('Cloning', () => freshClone(root));
    const outcomes = [];
    for (const version of otherVersions())
      outcomes.push(await outcomeOf(`Node ${version}`, () => tryNode(version, { root, folder, release })));
    console.log(`\n${outcomeTable(outcomes)}`);
    const failed = failuresOf(outcomes);
    if (failed > 0) throw new StepError(`${failed} of ${outcomes.length} did not end well.`);
  });
  markTried();
}

/**
 * Starts the clone's site on another Node, and uses it.
 * @param {string} version
 * @param {{ root: string, folder: string, release: ReleaseBuild }} trial folder: for what the run writes
 */
async function tryNode(version, { root, folder, release }) {
  const node = await installNode(version, join(folder, `node-${version}`));
  const { env, site } = await cloneEnvironment(join(folder, `on-${version}`));
  const terminal = new Terminal(root, { ...env, ...node });
  try {
    await terminal.keep(`node --version | grep '^v${version}\\.' && npm start`);
    await checkPages(site);
    await checkForms(site);
    await checkRelease(release, {
      tool: (words) => terminal.run(`npm run release -- ${words}`),
      expect: (expected) => expectRelease(site, expected),
    });
  } finally {
    await terminal.stop();
  }
}

import { step, StepError } from '../process/step.mjs';
import { restoreContentBefore } from '../site/content-snapshot.mjs';
import { versionOf } from '../version.mjs';
import { pointTo } from './installation.mjs';
import { untilServes } from './until-serves.mjs';

/**
 * @typedef {object} HandOver from one version to another
 * @property {string} home
 * @property {string} from root of the version that runs
 * @property {string} to root of the version that is to run
 * @property {string} dataDir
 * @property {number} port of the edge
 * @property {boolean} hasCms false where the content API is elsewhere
 * @property {import('./runners.mjs').Runner} runner
 */

/**
 * Restarts the CMS, then the edge, as another version. Meanwhile the edge goes on with the content that it has, then connections wait. When the
 * other version does not serve, the one before runs again; forms that came meanwhile stay.
 * @param {HandOver} options
 */
export async function handOver(options) {
  const { home, from, to, port, hasCms, runner } = options;
  pointTo(home, 'current', to);
  if (hasCms)
    await step(`Restarting the CMS as ${versionOf(to)}`, () => runner.restart('cms', to)).catch((error) =>
      goBack(options, error, ['cms']),
    );
  await step(`Restarting the edge as ${versionOf(to)}`, async () => {
    await runner.restart('edge', to);
    await untilServes(port);
  }).catch((error) => goBack(options, error, hasCms ? ['cms', 'edge'] : ['edge']));
  pointTo(home, 'previous', from);
  await runner.restartWatch(to);
}

/**
 * @param {HandOver} options
 * @param {unknown} error why
 * @param {readonly string[]} programs that were restarted
 */
async function goBack({ home, from, to, dataDir, port, runner }, error, programs) {
  const why = error instanceof Error ? error.message : String(error);
  try {
    await step(`Going back to ${versionOf(from)}`, async () => {
      pointTo(home, 'current', from);
      if (programs.includes('cms')) await runner.stop('cms');
      // A CMS that answered may have taken forms since: then its content stays as it is.
      if (!programs.includes('edge')) restoreContentBefore(dataDir, versionOf(to));
      for (const program of programs) await runner.restart(program, from);
      await untilServes(port);
    });
  } catch (again) {
    throw new StepError(
      `${why}\nAnd ${versionOf(from)} does not serve either: ${again instanceof Error ? again.message : again}\nThe logs say more; ` +
        'docs/operations.md, "Backup and restore", has the way back from the backup above.',
    );
  }
  throw new StepError(`${why}\n${versionOf(from)} serves again, and nothing is lost.`);
}

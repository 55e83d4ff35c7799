import { command } from '../../../operations/src/process/command.mjs';
import { StepError } from '../../../operations/src/process/step.mjs';

/** Written by the first `npm run package`, and committed then. */
const KEYS = ':!release-keys.pem';

/**
 * The commit that the workspace is at. Its time is that of every file of an artefact, so browsers see that another version's
 * files are others.
 * @returns {Promise<{ commit: string, time: Date, isModified: boolean }>} isModified: whether the workspace differs from it
 */
export async function sourceCommit() {
  const shown = await command('git', ['show', '--no-patch', '--format=%H %ct', 'HEAD']).catch((error) => {
    throw new StepError('An artefact is made of a commit, and this is no git clone.', { cause: error });
  });
  const [commit = '', seconds] = shown.trim().split(' ');
  const changes = await command('git', ['status', '--porcelain', '--', '.', KEYS]);
  return { commit, time: new Date(Number(seconds) * 1000), isModified: changes.trim() !== '' };
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';
import { sourceHash } from '../../workspace/source-hash.mjs';
import { StepError } from '../../../../operations/src/process/step.mjs';

/**
 * The files that a trial depends on. Its lock file in `docs` holds their hash at the last success.
 * @param {string} name of the trial
 * @param {readonly string[]} inputs folders and files below the root
 */
export function triedInputs(name, inputs) {
  const lock = join(ROOT, 'docs', `${name}.lock`);
  const hash = () => sourceHash(inputs.filter((path) => existsSync(join(ROOT, path))));
  return {
    /** Whether the last success had the current inputs. */
    areTried: () => existsSync(lock) && readFileSync(lock, 'utf8').trim() === hash(),
    markTried: () => writeFileSync(lock, `${hash()}\n`),
    /** Throws when the inputs have uncommitted changes, because the trial clones the last commit. */
    async refuseUncommitted() {
      const changes = await command('git', ['status', '--porcelain', '--', ...inputs]);
      if (changes.trim() !== '')
        throw new StepError(`The ${name} are tried as they are committed. Commit or stash first:\n${changes}`);
    },
  };
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';
import { step } from '../../../../operations/src/process/step.mjs';

/** Of unequal length, because a path that a build writes down changes the size of its file. */
const PLACES = ['one', 'another-place-of-this-machine'];

/**
 * Makes the artefact of the last commit in two fresh clones, which share neither packages nor builds.
 * @param {string} folder for the clones
 * @returns {Promise<{ file: string, seconds: number }[]>}
 */
export async function makeTwice(folder) {
  const env = { RELEASE_SIGNING_KEY: join(folder, 'key.pem'), NODE_ENV: undefined };
  await command('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', env.RELEASE_SIGNING_KEY]);
  const made = [];
  for (const place of PLACES) {
    const clone = join(folder, place);
    await command('git', ['clone', '--quiet', ROOT, clone]);
    const since = Date.now();
    await step(`Making it in ${place}`, (say) =>
      command('npm', ['run', '--silent', 'package'], { cwd: clone, env, say }),
    );
    const name = readdirSync(join(clone, 'dist')).find((one) => one.endsWith('.tar.gz')) ?? '';
    made.push({ file: join(clone, 'dist', name), seconds: (Date.now() - since) / 1000 });
  }
  return made;
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { StepError } from '../process/step.mjs';

/** @typedef {import('./publish-builds.mjs').ReleaseBuild} ReleaseBuild */

/** A version of a package, or one that ends with a hash of its sources. */
const OWN_VERSION = /^\d+\.\d+\.\d+(-[0-9a-f]{8})?$/;

/** By which a new release that came with Soteria is rolled out. @returns {import('./publish-builds.mjs').Steps} */
export function rolloutSteps() {
  return { shares: process.env.ROLLOUT_STEPS || '5,25,100', every: process.env.ROLLOUT_EVERY || '1h' };
}

/**
 * The builds that lie beside these programs: of each section the newest. Throws StepError without one of the shell.
 * @param {string} [root]
 * @returns {readonly ReleaseBuild[]} the shell first
 */
export function shippedBuilds(root = ROOT) {
  const sections = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const builds = ['shell', ...sections.toSorted()].flatMap((name) => newestOf(join(root, name, 'dist')));
  if (builds[0]?.section === 'shell') return builds;
  throw new StepError(
    `There is no build of the shell in ${join(root, 'shell', 'dist')}. In the sources, \`npm start\` makes it; else unpack Soteria once more.`,
  );
}

/** @param {string} dist @returns {ReleaseBuild[]} none, or one */
function newestOf(dist) {
  const versions = existsSync(dist) ? readdirSync(dist).filter((name) => OWN_VERSION.test(name)) : [];
  const made = versions.flatMap((version) => {
    const folder = join(dist, version);
    const file = join(folder, 'remote.json');
    return existsSync(file) ? [{ version, folder, file, madeAt: statSync(file).mtimeMs }] : [];
  });
  const [newest] = made.toSorted((one, other) => other.madeAt - one.madeAt);
  if (!newest) return [];
  const { version, folder, file } = newest;
  return [{ section: String(JSON.parse(readFileSync(file, 'utf8')).name), version, folder }];
}

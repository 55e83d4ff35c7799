import { existsSync, readlinkSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StepError } from '../process/step.mjs';
import { ROOT } from '../root.mjs';

/**
 * @typedef {object} Installation several versions side by side, and links to two of them
 * @property {string} home the folder that all are in
 * @property {string} root of the present version
 */

/**
 * Where this version is installed. Throws StepError when nothing could lead to another one.
 * @param {string} [root]
 * @returns {Installation}
 */
export function installation(root = ROOT) {
  const home = dirname(root);
  if (linked(home, 'current') === root) return { home, root };
  const link = join(home, 'current');
  throw new StepError(
    `Soteria is in ${root}, and no link ${link} leads there. An update changes that link. Make it, \`ln -sfn ${basename(root)} ${link}\`, ` +
      `and start the site by ${link}/bin/soteria.`,
  );
}

/** The version before the present one. @param {Installation} installation */
export function previousRoot({ home }) {
  const root = linked(home, 'previous');
  if (root) return root;
  throw new StepError(`There is no earlier version: no link ${join(home, 'previous')} leads to one.`);
}

/**
 * Makes a link lead to a version, in one step.
 * @param {string} home
 * @param {'current' | 'previous'} name
 * @param {string} root
 */
export function pointTo(home, name, root) {
  const draft = join(home, `.${name}-${process.pid}`);
  rmSync(draft, { force: true });
  symlinkSync(basename(root), draft);
  renameSync(draft, join(home, name));
}

/** @param {string} home @param {string} name */
function linked(home, name) {
  const link = join(home, name);
  return existsSync(link) && isLink(link) ? realpathSync(link) : undefined;
}

/** @param {string} path */
function isLink(path) {
  try {
    return readlinkSync(path) !== '';
  } catch {
    return false;
  }
}

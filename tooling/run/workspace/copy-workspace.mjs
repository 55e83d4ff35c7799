import { cp, mkdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SECTIONS } from './release-builds.mjs';
import { ROOT } from '../../../operations/src/root.mjs';

/** Folders that the build of a release reads, beside the root's `node_modules`. */
const OF_RELEASES = [...Object.values(SECTIONS), 'shared', 'packages/section-kit', 'tooling'];
/** Output of builds and tests, which a copy leaves out. */
const MADE = new Set(['dist', '.cache', '.federation', '.development', '.strapi', 'build', 'test-results']);

/**
 * Copies the workspace, to build or change the copy. Links between packages lead to the copied packages.
 * @param {string} to a folder that is not there yet
 * @param {readonly string[]} [folders]
 */
export async function copyWorkspace(to, folders = OF_RELEASES) {
  await mkdir(to, { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(to, 'node_modules'));
  for (const folder of folders) await cp(join(ROOT, folder), join(to, folder), COPY);
}

const COPY = {
  recursive: true,
  verbatimSymlinks: true,
  filter: (/** @type {string} */ path) => !MADE.has(basename(path)),
};

import { cp, mkdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SECTIONS } from './release-builds.mjs';
import { ROOT } from './root.mjs';

/** What a build of a release reads, beside the packages in the root's `node_modules`. */
const OF_RELEASES = [...Object.values(SECTIONS), 'shared', 'tooling'];
/** Made by builds and tests here: a copy starts without them. */
const MADE = new Set(['dist', '.cache', '.federation', '.development', '.strapi', 'build', 'test-results']);

/**
 * The workspace once more, to be built or changed elsewhere. The links of its packages to each other lead to the copies.
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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.mjs';
import { ROOT } from './root.mjs';
import { SECTION_FOLDERS } from './sections.mjs';
import { sourceHash } from './source-hash.mjs';

/**
 * Folder of each release that `npm start` builds and publishes, by section.
 * @type {Readonly<Record<string, string>>}
 */
export const SECTIONS = {
  shell: 'shell',
  ...Object.fromEntries(SECTION_FOLDERS.map((folder) => [folder.replace('mfe-', ''), folder])),
};

/**
 * @typedef {object} ReleaseBuild
 * @property {string} section
 * @property {string} version
 * @property {string} folder absolute, with `browser`, `server` and `remote.json`
 */

/**
 * Builds a section unless its sources are built already.
 * @param {string} section
 * @param {string} dataDir
 * @returns {Promise<ReleaseBuild>}
 */
export async function buildRelease(section, dataDir) {
  const name = SECTIONS[section] ?? '';
  const packageDir = join(ROOT, name);
  const source = sourceHash([name, 'shared', 'tooling/webpack', 'pnpm-lock.yaml']);
  const version = versionOf(section, packageDir, source, dataDir);
  const folder = join(packageDir, 'dist', version);
  if (sourceOf(folder) !== source) {
    const webpack = join(ROOT, 'tooling', 'bin', 'webpack.mjs');
    await command(process.execPath, [webpack], {
      cwd: packageDir,
      env: { RELEASE_VERSION: version, RELEASE_SOURCE: source },
    });
  }
  return { section, version, folder };
}

/**
 * A release is never changed: once the package's version is published from other sources, local work gets a version of
 * its own.
 * @param {string} section
 * @param {string} packageDir
 * @param {string} source
 * @param {string} dataDir
 */
function versionOf(section, packageDir, source, dataDir) {
  const version = String(JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')).version);
  const published = sourceOf(join(dataDir, 'releases', section, version));
  return published === undefined || published === source ? version : `${version}-${source.slice(0, 8)}`;
}

/**
 * @param {string} folder of a release
 * @returns {string | undefined} the hash of the sources that it was built from
 */
function sourceOf(folder) {
  const file = join(folder, 'remote.json');
  return existsSync(file) ? String(JSON.parse(readFileSync(file, 'utf8')).source) : undefined;
}

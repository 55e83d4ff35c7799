import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
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

/** @typedef {import('../../../operations/src/site/publish-builds.mjs').ReleaseBuild} ReleaseBuild */

/**
 * Builds a section unless its sources are built already.
 * @param {string} section
 * @param {string} dataDir
 * @returns {Promise<ReleaseBuild>}
 */
export function buildRelease(section, dataDir) {
  return buildVersion(section, versionOf(section, dataDir));
}

/**
 * Builds a section under a version that no other sources have, wherever it is published.
 * @param {string} section
 * @returns {Promise<ReleaseBuild>}
 */
export function buildUnique(section) {
  const own = { source: sourcesOf(section), published: undefined, isShared: true };
  return buildVersion(section, buildVersionOf(packageVersion(section), own));
}

/**
 * Builds a section under a given version.
 * @param {string} section
 * @param {string} version
 * @returns {Promise<ReleaseBuild>}
 */
export async function buildVersion(section, version) {
  const packageDir = folderOf(section);
  const source = sourcesOf(section);
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

/** @param {string} section @param {string} dataDir */
function versionOf(section, dataDir) {
  const [version, source] = [packageVersion(section), sourcesOf(section)];
  const published = sourceOf(join(dataDir, 'releases', section, version));
  return buildVersionOf(version, { source, published, isShared: Boolean(process.env.DATABASE_URL) });
}

/**
 * The version of a local build. A published release never changes: the sources' hash is added when the package's version
 * was published from other sources, or may have been, because machines share releases that this one has no copy of.
 * @param {string} version of the package
 * @param {{ source: string, published: string | undefined, isShared: boolean }} sources `published`: those of the package's
 * version, as far as this machine knows
 */
export function buildVersionOf(version, { source, published, isShared }) {
  const isFree = published === undefined && !isShared;
  return isFree || published === source ? version : `${version}-${source.slice(0, 8)}`;
}

/** The version that a section's package names. @param {string} section */
export function packageVersion(section) {
  return String(JSON.parse(readFileSync(join(folderOf(section), 'package.json'), 'utf8')).version);
}

/** @param {string} section */
function folderOf(section) {
  return join(ROOT, SECTIONS[section] ?? '');
}

/** The hash of the files that a section's build reads. @param {string} section */
function sourcesOf(section) {
  return sourceHash([
    SECTIONS[section] ?? '',
    'packages/section-kit/src/doors',
    'shared',
    'tooling/webpack',
    'pnpm-lock.yaml',
  ]);
}

/**
 * @param {string} folder of a release
 * @returns {string | undefined} the hash of the sources that it was built from
 */
function sourceOf(folder) {
  const file = join(folder, 'remote.json');
  return existsSync(file) ? String(JSON.parse(readFileSync(file, 'utf8')).source) : undefined;
}

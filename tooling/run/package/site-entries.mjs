import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {import('../../../operations/src/site/publish-builds.mjs').ReleaseBuild} ReleaseBuild */

/** Files and folders of the workspace that a server needs as they are. */
const PARTS = [
  { from: 'bin', runs: true },
  { from: 'operations/src', leaveOut: /\.test\.mjs$|(^|\/)testing\// },
  { from: 'edge/dist', leaveOut: /\.map$|(^|\/)\./ },
  { from: 'cms/dist', leaveOut: /(^|\/)\./ },
  { from: 'cms/seed' },
  { from: 'cms/database' },
  { from: 'cms/favicon.png' },
  { from: 'deploy' },
  { from: 'docs/operations.md' },
  { from: 'docs/licences.md' },
  { from: '.env.example' },
  { from: 'CHANGELOG.md' },
  { from: 'LICENSE' },
  { from: 'SECURITY.md' },
  { from: 'release-keys.pem' },
];

/** Fields of a package.json that a process reads; of the others, nothing holds on a server. */
const FIELDS = ['name', 'version', 'private', 'description', 'license', 'type', 'engines', 'strapi'];

/**
 * The site's own files, in the workspace's layout.
 * @param {readonly ReleaseBuild[]} builds
 * @param {readonly Entry[]} packages with the links by which the programs find them
 * @returns {Entry[]}
 */
export function siteEntries(builds, packages) {
  const own = PARTS.flatMap(({ from, leaveOut, runs = false }) =>
    filesOf(from)
      .filter((path) => !leaveOut?.test(path))
      .map((path) => ({ path, file: join(ROOT, path), ...(runs ? { runs } : {}) })),
  );
  const releases = builds.flatMap(({ folder }) =>
    filesOf(folder.slice(ROOT.length + 1)).map((path) => ({ path, file: join(ROOT, path) })),
  );
  const links = new Set(packages.map(({ path }) => path));
  const descriptions = ['cms', 'edge', 'operations'].map((name) => {
    const isThere = (/** @type {string} */ needed) => links.has(`${name}/node_modules/${needed}`);
    return { path: `${name}/package.json`, text: packageText(`${name}/package.json`, dependenciesOf(name, isThere)) };
  });
  return [...own, ...releases, ...descriptions];
}

/**
 * Strapi finds its plugins among the CMS's dependencies.
 * @param {string} name of a package of the workspace
 * @param {(needed: string) => boolean} isThere
 */
function dependenciesOf(name, isThere) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  return { dependencies: Object.fromEntries(Object.entries(dependencies).filter(([needed]) => isThere(needed))) };
}

/**
 * A package.json without what is for the workspace only.
 * @param {string} path below the root
 * @param {Record<string, unknown>} [more]
 */
export function packageText(path, more = {}) {
  const read = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const fields = FIELDS.filter((name) => Object.hasOwn(read, name)).map((name) => [name, read[name]]);
  return `${JSON.stringify({ ...Object.fromEntries(fields), ...more }, null, 2)}\n`;
}

/** The files of a file or a folder; none where it is not there. @param {string} path below the root @returns {string[]} */
function filesOf(path) {
  if (!existsSync(join(ROOT, path))) return [];
  const entries = readdirOrFile(path);
  return entries.map((name) => (name === '' ? path : `${path}/${name}`));
}

/** @param {string} path */
function readdirOrFile(path) {
  try {
    const entries = readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(ROOT, path).length + 1));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [''];
    throw error;
  }
}

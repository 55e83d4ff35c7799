import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {import('../../../operations/src/site/publish-builds.mjs').ReleaseBuild} ReleaseBuild */

/** Files and folders of the workspace that a server needs as they are. */
const PARTS = [
  { from: 'operations/bin' },
  { from: 'operations/deploy' },
  { from: 'operations/src', leaveOut: /\.test\.mjs$|(^|\/)testing\// },
  { from: 'edge/dist', leaveOut: /\.map$/ },
  { from: 'cms/dist' },
  // What the CMS says at first of each page.
  { from: 'shared/src/content/pages/seed' },
  { from: 'cms/seed' },
  { from: 'cms/database' },
  { from: 'cms/favicon.png' },
  { from: 'docs/operations.md' },
  { from: 'docs/several-machines.md' },
  { from: 'docs/recipes.md' },
  { from: 'docs/security.md' },
  { from: 'docs/licences.md' },
  { from: '.env.example' },
  { from: 'CHANGELOG.md' },
  { from: 'LICENSE' },
  { from: 'SECURITY.md' },
];

/** What is typed on a server. */
const SOTERIA = { path: 'bin/soteria', link: '../operations/bin/soteria' };

/** Fields of a package.json that a process reads; of the others, nothing holds on a server. */
const FIELDS = ['name', 'version', 'private', 'description', 'license', 'type', 'engines', 'strapi'];

/**
 * The site's own files, in the workspace's layout.
 * @param {readonly ReleaseBuild[]} builds
 * @param {readonly Entry[]} packages with the links by which the programs find them
 * @returns {Entry[]}
 */
export function siteEntries(builds, packages) {
  const own = PARTS.flatMap(({ from, leaveOut }) => filesOf(from).filter((path) => !leaveOut?.test(path)));
  const releases = builds.flatMap(({ folder }) => filesOf(folder.slice(ROOT.length + 1)));
  const links = new Set(packages.map(({ path }) => path));
  const descriptions = ['cms', 'edge', 'operations'].map((name) => {
    const isThere = (/** @type {string} */ needed) => links.has(`${name}/node_modules/${needed}`);
    return { path: `${name}/package.json`, text: packageText(`${name}/package.json`, dependenciesOf(name, isThere)) };
  });
  return [...[...own, ...releases].map(entryOf), SOTERIA, ...descriptions];
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

/** @param {string} path below the root @returns {Entry} */
function entryOf(path) {
  const file = join(ROOT, path);
  return { path, file, runs: (statSync(file).mode & 0o100) !== 0 };
}

/** The files of a file or a folder; none where it is not there. @param {string} path below the root @returns {string[]} */
function filesOf(path) {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}

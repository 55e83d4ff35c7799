import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';
import { isRunFile } from './run-files.mjs';

/** A file of an installed package: the package's folder, which names it, and the path in it. */
const IN_PACKAGE = /^(node_modules\/\.pnpm\/[^/]+\/node_modules\/(@[^/]+\/[^/]+|[^@/][^/]*))\/(.+)$/;
/** Packages of the workspace whose programs load packages. */
const IMPORTERS = ['cms', 'edge', 'operations'];

/** @typedef {import('./entry.mjs').Entry} Entry */

/**
 * @typedef {object} InstalledPackage
 * @property {string} folder below the root
 * @property {string} name
 * @property {string} version
 */

/**
 * The packages that have code among some files. Of one that has its package.json only, nothing runs.
 * @param {readonly string[]} files paths below the root
 * @returns {InstalledPackage[]} by folder
 */
export function tracedPackages(files) {
  const folders = new Map();
  for (const file of files) {
    const [, folder, name, path] = IN_PACKAGE.exec(file) ?? [];
    if (folder && path !== 'package.json') folders.set(folder, name);
  }
  const packages = [...folders].map(([folder, name]) => ({ folder, name, version: versionOf(folder) }));
  return packages.toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** @param {string} folder */
function versionOf(folder) {
  return String(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).version);
}

/**
 * Every file of the packages that a process may read, and every link between them. A whole package, because a file of it may
 * be loaded by a name that nobody sees before it runs.
 * @param {readonly InstalledPackage[]} packages
 * @returns {Entry[]}
 */
export function packageEntries(packages) {
  const files = packages.flatMap(({ folder, name }) =>
    filesOf(folder)
      .filter((path) => isRunFile(name, path))
      .map((path) => ({ path: `${folder}/${path}`, file: join(ROOT, folder, path) })),
  );
  const inside = new Set(packages.map(({ folder }) => folder));
  return [...files, ...linkFolders(packages).flatMap((folder) => linksIn(folder, inside))];
}

/** @param {string} folder below the root @returns {string[]} paths below it */
function filesOf(folder) {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(ROOT, folder), join(entry.parentPath, entry.name)));
}

/**
 * Folders in which a package looks for others: its own, its workspace's, and the one for names that it does not declare.
 * @param {readonly InstalledPackage[]} packages
 */
function linkFolders(packages) {
  const own = packages.map(({ folder, name }) => folder.slice(0, -name.length - 1));
  const shared = ['node_modules/.pnpm/node_modules', ...IMPORTERS.map((name) => `${name}/node_modules`)];
  return [...new Set([...own, ...shared])];
}

/**
 * @param {string} folder below the root
 * @param {ReadonlySet<string>} inside folders of the packages that are in the artefact
 * @returns {Entry[]}
 */
function linksIn(folder, inside) {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && entry.name.startsWith('@')) return linksIn(path, inside);
    if (!entry.isSymbolicLink() || !inside.has(targetOf(path))) return [];
    return [{ path, link: readlinkSync(join(ROOT, path)) }];
  });
}

/** @param {string} path of a link below the root */
function targetOf(path) {
  try {
    return relative(ROOT, realpathSync(join(ROOT, path)));
  } catch {
    // A link whose package is for another system.
    return '';
  }
}

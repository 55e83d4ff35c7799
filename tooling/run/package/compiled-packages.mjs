import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';

/** @typedef {import('./package-entries.mjs').InstalledPackage} InstalledPackage */

/** Builds, but is compiled into nothing. */
const BUILDS_ONLY = 'tooling';

/**
 * The packages that builds of the workspace are made of: what its packages depend on, and what those depend on. A bundler may
 * have left some of them out.
 * @param {readonly string[]} folders of workspace packages, below the root
 * @returns {InstalledPackage[]}
 */
export function compiledPackages(folders) {
  /** @type {Map<string, InstalledPackage>} */
  const found = new Map();
  const seen = new Set();
  const waiting = folders.map((folder) => join(ROOT, folder));
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const { name, version, dependencies, optionalDependencies } = read(folder);
    if (folder.includes('/node_modules/')) found.set(folder, { folder: relative(ROOT, folder), name, version });
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      if (needed !== BUILDS_ONLY) waiting.push(...installedAt(folder, needed));
  }
  return [...found.values()];
}

/**
 * @param {string} folder
 * @returns {{ name: string, version: string, dependencies?: object, optionalDependencies?: object }}
 */
function read(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Where a package finds another one, as Node looks for it; nowhere for one of another system.
 * @param {string} folder
 * @param {string} name
 */
function installedAt(folder, name) {
  for (let at = folder; ; at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return [realpathSync(place)];
    if (at === dirname(at)) return [];
  }
}

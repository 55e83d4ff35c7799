import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../operations/src/root.mjs';

/**
 * The range of Node versions in `engines` of package.json.
 * @returns {string} such as `^20.19.0 || ^22.12.0`
 */
export function supportedRange() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node;
}

/**
 * The major versions of Node in `engines` of package.json that do not run this program.
 * @returns {string[]}
 */
export function otherVersions() {
  const [own] = process.versions.node.split('.');
  return firstVersions(supportedRange())
    .map((version) => version.split('.')[0] ?? '')
    .filter((major) => major !== own);
}

/**
 * The first version of each major version of Node.
 * @param {string} range such as `^20.19.0 || ^22.12.0`
 * @returns {string[]} such as `20.19.0` and `22.12.0`
 */
export function firstVersions(range) {
  return range.split('||').map((part) => {
    const [, version] = /^\^(\d+\.\d+\.\d+)$/.exec(part.trim()) ?? [];
    if (version === undefined)
      throw new Error(`"engines" names Node "${part.trim()}". Write it as ^<major>.<minor>.0.`);
    return version;
  });
}

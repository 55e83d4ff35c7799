import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../operations/src/root.mjs';

/**
 * The major versions of Node in `engines` of package.json that do not run this program.
 * @returns {string[]}
 */
export function otherVersions() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [own] = process.versions.node.split('.');
  return majorVersions(engines.node).filter((version) => version !== own);
}

/**
 * @param {string} range such as `^20.19.0 || ^22.12.0`
 * @returns {string[]} such as `20` and `22`
 */
export function majorVersions(range) {
  return range.split('||').map((part) => {
    const [, major] = /^\^(\d+)\./.exec(part.trim()) ?? [];
    if (major === undefined) throw new Error(`"engines" names Node "${part.trim()}". Write it as ^<major>.<minor>.0.`);
    return major;
  });
}

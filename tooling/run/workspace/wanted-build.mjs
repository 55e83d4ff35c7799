import { parseArgs } from 'node:util';
import { packageVersion, SECTIONS } from './release-builds.mjs';

const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const text = { type: /** @type {const} */ ('string') };
const OPTIONS = { version: text, url: text, 'over-budget': text };

/**
 * What the release tool is asked to publish from this workspace's sources; null when it is asked for something else, for a
 * build that is named (`--from`), for help, or for what the tool itself will refuse.
 * @param {readonly string[]} args
 * @returns {{ section: string, version: string } | null}
 */
export function wantedBuild(args) {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
  });
  const [verb, section = ''] = positionals;
  const isOnlyToBuild = Object.keys(values).every((name) => Object.hasOwn(OPTIONS, name));
  if (verb !== 'publish' || !Object.hasOwn(SECTIONS, section) || !isOnlyToBuild) return null;
  const version = String(values.version ?? packageVersion(section));
  return VERSION.test(version) ? { section, version } : null;
}

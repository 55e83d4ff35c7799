import { parseArgs } from 'node:util';
import { packageVersion, SECTIONS } from './release-builds.mjs';

const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const VERBS = ['publish', 'check'];
const text = { type: /** @type {const} */ ('string') };
const OPTIONS = { version: text, url: text, 'over-budget': text, pictures: text };

/**
 * The section and version that a command line asks to build, and to publish or check. Null for other commands, for a given build
 * (`--from`), for what is said before a build (`--before-build`), for help, and for arguments that the tool refuses.
 * @param {readonly string[]} args
 * @returns {{ section: string, version: string, site: readonly string[], isNew: boolean } | null}
 *   `site`: the arguments that name it; `isNew`: no release of that version may exist, which pictures are drawn of
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
  if (!VERBS.includes(verb ?? '') || !Object.hasOwn(SECTIONS, section) || !isOnlyToBuild) return null;
  const version = String(values.version ?? packageVersion(section));
  const site = values.url === undefined ? [] : ['--url', String(values.url)];
  return VERSION.test(version) ? { section, version, site, isNew: values.pictures === undefined } : null;
}

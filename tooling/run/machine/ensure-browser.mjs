import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canAptInstall } from './apt-install.mjs';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';

/**
 * @typedef {object} Browser
 * @property {string} variable environment variable with a path
 * @property {readonly string[]} places usual paths
 * @property {readonly [name: string, path: string]} debianPackage and the path that it installs
 * @property {string} download Playwright's name of it
 */

/**
 * A browser for the tests: the machine's own, else Debian's package, else Playwright's download.
 * @param {Browser} browser
 * @returns {Promise<string | undefined>} its path; undefined: the one that Playwright downloaded
 */
export async function ensureBrowser({ variable, places, debianPackage: [name, path], download }) {
  const named = process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} names ${named}, and there is no such file. Correct it, or leave it out.`);
  }
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  if (canAptInstall()) {
    await aptInstall(name);
    return path;
  }
  await downloadBrowser(download);
  return undefined;
}

/** Installs Playwright's build of a browser. @param {string} name */
export function downloadBrowser(name) {
  return command(process.execPath, [
    join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    name,
  ]);
}

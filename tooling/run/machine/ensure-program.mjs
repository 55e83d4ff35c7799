import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall } from './apt-install.mjs';

/**
 * @typedef {object} WantedProgram
 * @property {string} setting names the path in the environment
 * @property {(named: string) => string} file what has to be there when the setting names it
 * @property {() => string | undefined} find the path that the machine has
 * @property {string} debianPackage
 * @property {string} missing how to get it, in words
 */

/**
 * The program that the setting names, the machine's own, or Debian's package, which is installed where that may be done.
 * Throws an error that says how to get it.
 * @param {WantedProgram} wanted
 * @returns {Promise<string>} its path
 */
export async function ensureProgram({ setting, file, find, debianPackage, missing }) {
  const named = process.env[setting];
  if (named) {
    if (existsSync(file(named))) return named;
    throw new Error(`${setting} names ${named}, and there is no ${file(named)}. Correct it, or leave it out.`);
  }
  const found = find();
  if (found) return found;
  if (canAptInstall()) await aptInstall(debianPackage);
  const installed = find();
  if (installed) return installed;
  throw new Error(missing);
}

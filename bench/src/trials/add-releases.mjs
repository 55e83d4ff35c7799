import { fileURLToPath } from 'node:url';
import { command } from '../../../operations/src/process/command.mjs';

const PROGRAM = fileURLToPath(new URL('../growth/add-releases.ts', import.meta.url));

/**
 * Fills a store up to so many releases of a section, `1.0.0`, `1.0.1`, …; they serve nobody yet.
 * @param {string} dataDir
 * @param {string} section
 * @param {number} count
 */
export async function addReleases(dataDir, section, count) {
  const tsx = ['--import', import.meta.resolve('tsx')];
  await command(process.execPath, [...tsx, PROGRAM, dataDir, section, String(count)]);
}

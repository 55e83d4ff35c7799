import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';

/**
 * Builds a package of a copied workspace, as `npm start` does; gives the milliseconds.
 * @param {string} workspace
 * @param {string} folder
 */
export async function buildPackage(workspace, folder) {
  const begun = performance.now();
  await command(process.execPath, [join(workspace, 'tooling', 'bin', 'webpack.mjs')], { cwd: join(workspace, folder) });
  return performance.now() - begun;
}

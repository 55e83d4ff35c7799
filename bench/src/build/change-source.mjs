import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Changes a source file of a copied workspace so that the built files differ too.
 * @param {string} workspace
 * @param {import('./packages.mjs').Package} of
 */
export function changeSource(workspace, { folder, changed }) {
  return appendFile(join(workspace, folder, changed), "Reflect.set(globalThis, 'measured', true);\n");
}

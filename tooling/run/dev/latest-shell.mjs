import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';

const require = createRequire(import.meta.url);
let builtAt = 0;

/**
 * The shell's server build, loaded anew when it was built anew.
 * @param {string} folder
 * @returns {Promise<{ render: (job: object, files: object) => Promise<RenderResult> }>}
 */
export async function latestShell(folder) {
  const entry = join(folder, 'server.cjs');
  const { mtimeMs } = await stat(entry);
  if (mtimeMs !== builtAt) forget(folder);
  builtAt = mtimeMs;
  return require(entry);
}

/** @typedef {{ status: number, html: Uint8Array, styleHashes: readonly string[], redirect?: string }} RenderResult */

/** @param {string} folder */
function forget(folder) {
  for (const path of Object.keys(require.cache)) if (path.startsWith(folder + sep)) delete require.cache[path];
}

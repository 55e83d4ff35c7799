import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/** Seconds between two looks of the watch. */
const WATCH_SECONDS = 60;

/** @typedef {import('../process/service.mjs').ServiceOptions} ServiceOptions */

/**
 * How a supervisor starts a program: by `soteria run`, so that a later version of Soteria knows by itself what its programs need.
 * @param {'edge' | 'cms'} name
 * @param {{ port: number, cmsPort: number, dataDir: string }} settings
 * @returns {ServiceOptions}
 */
export function supervisedProgram(name, { port, cmsPort, dataDir }) {
  const env = { PORT: String(port), CMS_PORT: String(cmsPort), DATA_DIR: dataDir };
  return { name, ...programOf(name, ROOT), env, dataDir, ownGroup: true };
}

/**
 * A program of one version of Soteria.
 * @param {string} name
 * @param {string} root of that version
 */
export function programOf(name, root) {
  const args = name === 'watch' ? ['watch', '--every', String(WATCH_SECONDS)] : ['run', name];
  return { script: join(root, 'operations', 'src', 'main.mjs'), args, cwd: root };
}

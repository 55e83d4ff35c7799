import { settings } from '../command-line/settings.mjs';
import { become } from '../process/become.mjs';
import { edgeOrigin } from '../site/edge-origin.mjs';
import { RELEASE_TOOL } from '../site/programs.mjs';

export const RELEASE = {
  about: 'Publishes, rolls out, promotes and rolls back releases of sections; it has verbs of its own.',
};

/**
 * The release tool, on the site of this machine or of SOTERIA_URL. It reads its own arguments.
 * @param {readonly string[]} args as they are typed
 */
export async function release(args) {
  const { port, dataDir } = settings();
  const env = { SOTERIA_URL: process.env.SOTERIA_URL || edgeOrigin(port), DATA_DIR: dataDir };
  await become({ script: RELEASE_TOOL, args, cwd: process.cwd(), env });
}

import { join } from 'node:path';
import { command } from './command.mjs';
import { ROOT } from './root.mjs';

/**
 * The release tool on one store.
 * @param {string} dataDir
 * @returns {(...args: string[]) => Promise<string>} runs a verb, gives what it printed
 */
export function releaseTool(dataDir) {
  const script = join(ROOT, 'edge', 'dist', 'release-tool.mjs');
  return (...args) => command(process.execPath, [script, ...args], { env: { DATA_DIR: dataDir } });
}

import { join } from 'node:path';
import { command } from '../process/command.mjs';
import { ROOT } from '../workspace/root.mjs';

/** Removes settings of a remote site: local builds are for this machine's site. */
const NOT_ELSEWHERE = { SOTERIA_URL: undefined, SOTERIA_TOKEN: undefined, SOTERIA_SIGNING_KEY: undefined };

/**
 * The release tool as the operator of this machine's running site.
 * @param {{ port: number, dataDir: string }} site
 * @returns {(...args: string[]) => Promise<string>} runs a command of the tool, returns its output
 */
export function releaseTool({ port, dataDir }) {
  const script = join(ROOT, 'edge', 'dist', 'release-tool.mjs');
  const env = { ...NOT_ELSEWHERE, PORT: String(port), DATA_DIR: dataDir };
  return (...args) => command(process.execPath, [script, ...args], { env });
}

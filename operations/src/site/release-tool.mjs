import { command } from '../process/command.mjs';
import { edgeOrigin } from './edge-origin.mjs';
import { RELEASE_TOOL } from './programs.mjs';

/** Removes settings of a remote site: local builds are for this machine's site. */
const NOT_ELSEWHERE = { SOTERIA_TOKEN: undefined, SOTERIA_SIGNING_KEY: undefined };

/**
 * The release tool as the operator of this machine's running site.
 * @param {{ port: number, dataDir: string }} site
 * @returns {(...args: string[]) => Promise<string>} runs a command of the tool, returns its output
 */
export function releaseTool({ port, dataDir }) {
  const env = { ...NOT_ELSEWHERE, SOTERIA_URL: edgeOrigin(port), DATA_DIR: dataDir };
  return (...args) => command(process.execPath, [RELEASE_TOOL, ...args], { env });
}

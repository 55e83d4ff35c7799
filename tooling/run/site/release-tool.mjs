import { join } from 'node:path';
import { command } from '../process/command.mjs';
import { ROOT } from '../workspace/root.mjs';

/** Whatever the environment says of a site elsewhere: local builds are for the site of this machine. */
const NOT_ELSEWHERE = { SOTERIA_URL: undefined, SOTERIA_TOKEN: undefined, SOTERIA_SIGNING_KEY: undefined };

/**
 * The release tool on the running site of this machine, as its operator.
 * @param {{ port: number, dataDir: string }} site
 * @returns {(...args: string[]) => Promise<string>} runs a verb, gives what it printed
 */
export function releaseTool({ port, dataDir }) {
  const script = join(ROOT, 'edge', 'dist', 'release-tool.mjs');
  const env = { ...NOT_ELSEWHERE, PORT: String(port), DATA_DIR: dataDir };
  return (...args) => command(process.execPath, [script, ...args], { env });
}

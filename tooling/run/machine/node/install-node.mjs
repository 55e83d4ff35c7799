import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';

/**
 * Installs Node from the npm registry.
 * @param {string} version such as `22`, the latest of it, or `22.12.0`
 * @param {string} folder that is not there yet
 * @returns {Promise<{ PATH: string, npm_config_nodedir: string }>} the environment in which it is the Node
 */
export async function installNode(version, folder) {
  mkdirSync(folder, { recursive: true });
  const name = packageName(process);
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await command('npm', ['install', ...quiet, '--prefix', folder, `${name}@${version}`]);
  const home = join(folder, 'node_modules', name);
  // The package includes Node's headers, which the database driver is compiled with.
  return { PATH: [join(home, 'bin'), process.env.PATH].join(delimiter), npm_config_nodedir: home };
}

/**
 * The npm package with the Node binary of a machine. The package `node` would choose it in an install script.
 * @param {{ readonly platform: string, readonly arch: string }} machine
 */
export function packageName({ platform, arch }) {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${arch}`;
}

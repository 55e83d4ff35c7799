import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { command } from '../../process/command.mjs';

/**
 * Installs the latest Node of a major version from the npm registry.
 * @param {string} version such as `22`
 * @param {string} folder that is not there yet
 * @returns {Promise<{ PATH: string, npm_config_nodedir: string }>} the environment in which it is the Node
 */
export async function installNode(version, folder) {
  mkdirSync(folder, { recursive: true });
  const name = packageName(process);
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await command('npm', ['install', ...quiet, '--prefix', folder, `${name}@${version}`]);
  const home = join(folder, 'node_modules', name);
  // The package has Node's headers too: the database driver is compiled with them.
  return { PATH: [join(home, 'bin'), process.env.PATH].join(delimiter), npm_config_nodedir: home };
}

/**
 * The npm package `node` would choose it by an install script.
 * @param {{ readonly platform: string, readonly arch: string }} machine
 */
export function packageName({ platform, arch }) {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${arch}`;
}

import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';

/**
 * The packages' builds for development: their browser builds, and the shell's server build for the frame.
 * @param {readonly string[]} folders absolute
 */
export async function createCompiler(folders) {
  const configurations = await Promise.all(folders.map(configurationsOf));
  return webpack(configurations.flat());
}

/**
 * What the package's own `webpack.config.ts` says, read anew each time.
 * @param {string} folder
 * @returns {Promise<import('webpack').Configuration[]>}
 */
async function configurationsOf(folder) {
  // What the presets in tooling/webpack go by.
  process.env.NODE_ENV = 'development';
  const { default: configurations } = await tsImport(join(folder, 'webpack.config.ts'), import.meta.url);
  return configurations
    .filter((/** @type {import('webpack').Configuration} */ { name }) => /-browser$|^shell-/.test(name ?? ''))
    .map((/** @type {import('webpack').Configuration} */ configuration) => ({
      ...configuration,
      infrastructureLogging: { level: 'error' },
    }));
}

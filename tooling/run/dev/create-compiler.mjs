import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';

/**
 * A compiler for the packages' browser and server builds.
 * @param {readonly string[]} folders absolute
 */
export async function createCompiler(folders) {
  const configurations = await Promise.all(folders.map(configurationsOf));
  return webpack(configurations.flat());
}

/**
 * The package's `webpack.config.ts`, without a module cache.
 * @param {string} folder
 * @returns {Promise<import('webpack').Configuration[]>}
 */
async function configurationsOf(folder) {
  // The presets in tooling/webpack read it.
  process.env.NODE_ENV = 'development';
  const { default: configurations } = await tsImport(join(folder, 'webpack.config.ts'), import.meta.url);
  return configurations
    .filter((/** @type {import('webpack').Configuration} */ { name }) => /-(?:browser|server)$/.test(name ?? ''))
    .map((/** @type {import('webpack').Configuration} */ configuration) => ({
      ...configuration,
      infrastructureLogging: { level: 'error' },
    }));
}

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { base } from './base.ts';
import { OwnSourcesPlugin } from './plugins/own-sources-plugin.ts';
import { releaseOf } from './release.ts';

/** What who installs the library has already. */
const PEERS = ['react', 'react-dom', 'react/jsx-runtime'];

/** A library for other repositories: one ES module and one stylesheet, with what it uses of this workspace inside. */
export function libraryConfig(packageDir: string): Configuration {
  const config = base('browser', packageDir, releaseOf(packageDir));
  const extract = new MiniCssExtractPlugin({ filename: 'style.css' }) as unknown as WebpackPluginInstance;
  return {
    ...config,
    entry: { index: './src/index.ts' },
    target: ['web', 'es2022'],
    experiments: { outputModule: true },
    externals: PEERS,
    externalsType: 'module',
    output: {
      path: join(packageDir, 'dist'),
      filename: '[name].js',
      library: { type: 'module' },
      chunkFormat: 'module',
      publicPath: '',
      clean: true,
    },
    plugins: [new OwnSourcesPlugin(packageDir), extract, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { join } from 'node:path';
import { exposes, name, shared, words } from './names.mjs';

/** No server build: browsers draw this team's pages. */
export default {
  mode: 'production',
  devtool: false,
  entry: {},
  resolve: { extensions: ['.jsx', '.js'] },
  output: {
    path: join(import.meta.dirname, 'dist-rspack', 'browser'),
    clean: true,
    publicPath: 'auto',
    uniqueName: name,
  },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, use: [rspack.CssExtractRspackPlugin.loader, 'css-loader'], type: 'javascript/auto' },
    ],
  },
  plugins: [
    new rspack.DefinePlugin({ WORDS: words }),
    new rspack.CssExtractRspackPlugin(),
    new ModuleFederationPlugin({ name, filename: 'remoteEntry.js', exposes, shared, manifest: true, dts: false }),
  ],
};

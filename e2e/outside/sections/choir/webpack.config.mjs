import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import webpack from 'webpack';
import { exposes, name, shared, words } from './names.mjs';

const jsx = {
  test: /\.jsx$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};

const build = (part) => ({
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.jsx', '.js'] },
  output: { path: join(import.meta.dirname, 'dist-webpack', part), clean: true },
  plugins: [new webpack.DefinePlugin({ WORDS: words })],
});

const [browser, server] = ['browser', 'server'].map(build);

export default [
  {
    ...browser,
    entry: {},
    output: { ...browser.output, publicPath: 'auto', uniqueName: name },
    module: { rules: [jsx, { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    plugins: [
      ...browser.plugins,
      new MiniCssExtractPlugin(),
      new ModuleFederationPlugin({ name, filename: 'remoteEntry.js', exposes, shared, manifest: true, dts: false }),
    ],
  },
  {
    ...server,
    target: 'node20',
    entry: './src/server.jsx',
    experiments: { outputModule: true },
    output: { ...server.output, filename: 'render.mjs', module: true, library: { type: 'module' } },
    module: { rules: [jsx, { test: /\.css$/, type: 'asset/source' }] },
  },
];

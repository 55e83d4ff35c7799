import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { type BrotliOptions, constants } from 'node:zlib';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type FileCacheOptions, type WebpackPluginInstance } from 'webpack';
import { PrivateSourceMapsPlugin } from './plugins/private-source-maps-plugin.ts';
import type { Release } from './release.ts';
import { rules, sharedHiddenClasses, type Target } from './rules/rules.ts';

/** Milliseconds until a file without an answer counts as failed. */
const CHUNK_TIMEOUT_MS = 8_000;

/** Compresses at build. The edge only selects the file. */
function compression(): WebpackPluginInstance[] {
  const test = /\.(js|css|svg)$/;
  return [
    new CompressionPlugin<BrotliOptions>({
      test,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
    new CompressionPlugin({ test, filename: '[path][base].gz', algorithm: 'gzip', compressionOptions: { level: 9 } }),
  ] as WebpackPluginInstance[];
}

/** One for all versions. What has the version in it is known by another name in each ({@link rules}). */
function diskCache(target: Target, { section }: Release): FileCacheOptions {
  return {
    type: 'filesystem',
    name: `${section}-${target}`,
    buildDependencies: { presets: [`${import.meta.dirname}/`] },
  };
}

/** No overlay: the development server's client and the regions show errors. */
function fastRefresh(): WebpackPluginInstance {
  return new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, join(import.meta.dirname, 'hot')] });
}

function minimizers(): WebpackPluginInstance[] {
  return [
    new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
    new CssMinimizerPlugin(),
  ] as WebpackPluginInstance[];
}

/** The part that all builds of a release share. */
export function base(target: Target, packageDir: string, release: Release): Configuration {
  const { development, followed } = release;
  return {
    name: `${release.section}-${target}`,
    context: packageDir,
    mode: development ? 'development' : 'production',
    devtool: devtoolOf(target, release),
    // In memory, so that a build in development does not wait for the disk.
    cache: development ? { type: 'memory' } : diskCache(target, release),
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.jsx'],
      // The exports of react-router lead to its development build only.
      alias: development ? {} : productionRouter(packageDir),
    },
    // In a team's repository, its own.
    resolveLoader: { modules: [join(import.meta.dirname, '..', 'node_modules'), 'node_modules'] },
    // Node's `createRequire` stays, because the server loads containers by their path.
    module: {
      rules: [...rules(target, release), ...(target === 'server' ? [sharedHiddenClasses] : [])],
      parser: { javascript: { createRequire: false } },
    },
    output: {
      path: join(release.folder, target),
      publicPath: release.publicPath,
      uniqueName: release.globalName,
      clean: true,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    plugins: [...(target === 'browser' ? browserPlugins(release) : []), ...sourceMaps(target, packageDir, release)],
    optimization: {
      // Server code is not minified: people read its stack traces.
      minimize: target === 'browser' && !followed,
      // In development a failed build leaves the last good one in place.
      emitOnErrors: false,
      minimizer: minimizers(),
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * The name has a hash of the content. In development it stays the same, so that an open page finds the next build.
 */
export function nameOf(extension: 'js' | 'css', { development }: Release): string {
  return development ? `[name].${extension}` : `[name].[contenthash:8].${extension}`;
}

/** Only hosts compile the router. Sections use it as a shared library. */
function productionRouter(packageDir: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as Record<string, object>;
  const compiled = { ...manifest['dependencies'], ...manifest['devDependencies'] };
  if (!('react-router-dom' in compiled)) return {};
  const dom = createRequire(join(packageDir, 'package.json')).resolve('react-router-dom');
  const folder = join(createRequire(dom).resolve('react-router'), '..', '..', 'production');
  return { 'react-router/dom$': join(folder, 'dom-export.mjs'), 'react-router$': join(folder, 'index.mjs') };
}

/** A release's maps are files of their own. */
function devtoolOf(target: Target, { development, followed }: Release): string | false {
  if (development) return 'cheap-module-source-map';
  // Node reads them with the file.
  return followed && target === 'server' ? 'inline-source-map' : false;
}

function sourceMaps(target: Target, packageDir: string, release: Release): WebpackPluginInstance[] {
  return release.followed ? [] : [new PrivateSourceMapsPlugin(target, packageDir, release)];
}

function browserPlugins(release: Release): WebpackPluginInstance[] {
  // `runtime: false`: only React inserts stylesheets, from the document or by <link precedence>.
  const extract = new MiniCssExtractPlugin({
    filename: nameOf('css', release),
    chunkFilename: nameOf('css', release),
    runtime: false,
  });
  return [
    extract as unknown as WebpackPluginInstance,
    // Libraries create no Trusted Types policy: swiper's would allow everything.
    new webpack.DefinePlugin({ 'globalThis.trustedTypes': 'undefined' }),
    ...(release.development ? [fastRefresh()] : []),
    ...(release.followed ? [] : compression()),
  ];
}

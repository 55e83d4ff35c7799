import { basename, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { base, nameOf } from './base.ts';
import { ChunkFilesPlugin } from './plugins/chunk-files-plugin.ts';
import type { Offer } from './offer.ts';
import { type Release, releaseOf } from './release.ts';
import { RootFilesPlugin } from './plugins/root-files-plugin.ts';
import { ShellManifestPlugin } from './plugins/shell-manifest-plugin.ts';
import { withReactRenderer } from './with-react-renderer.ts';

export interface SingleBundle {
  readonly client: string;
  /** Exports `render`, as the shell's server build does. */
  readonly server: string;
  /** Folder of the files that browsers request at the site's root. */
  readonly rootFiles: string;
  /** What loads a lazy part's stylesheets: webpack with its script, or React. */
  readonly styles: 'by-webpack' | 'by-react';
  /** Replacements for sources of the shell, by the end of their path. */
  readonly swaps?: Readonly<Record<string, string>>;
  /** Only for a peer that is a host. */
  readonly offer?: Offer;
}

/**
 * A peer of the bench: an application built by the site's presets and published as a release of the shell, so that the
 * same edge serves it with the same compression.
 */
export function singleBundleConfig(packageDir: string, bundle: SingleBundle): Configuration[] {
  const release = releaseOf(packageDir);
  return [browserConfig(packageDir, release, bundle), serverConfig(packageDir, release, bundle)];
}

function browserConfig(packageDir: string, release: Release, bundle: SingleBundle): Configuration {
  const config = base('browser', packageDir, release);
  const plugins = bundle.styles === 'by-webpack' ? withStyleLoading(config, release) : config.plugins;
  const name = nameOf('js', release);
  return {
    ...config,
    entry: { shell: bundle.client },
    target: ['web', 'es2020'],
    output: { ...config.output, filename: name, chunkFilename: name },
    plugins: [
      new RootFilesPlugin(bundle.rootFiles),
      ...(plugins ?? []),
      ...swapsOf(bundle),
      new ChunkFilesPlugin(),
      new ShellManifestPlugin(release, bundle.offer ?? { contract: '0.0.0', provides: {} }),
    ],
  };
}

function serverConfig(packageDir: string, release: Release, bundle: SingleBundle): Configuration {
  const config = withReactRenderer(base('server', packageDir, release));
  return {
    ...config,
    entry: { server: bundle.server },
    target: 'node20',
    output: { ...config.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    plugins: [...swapsOf(bundle), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { ...config.optimization, splitChunks: false },
  };
}

/** Replaces the preset's first plugin, which leaves the loading of stylesheets to React. */
function withStyleLoading({ plugins = [] }: Configuration, release: Release): Configuration['plugins'] {
  const filename = nameOf('css', release);
  const extract = new MiniCssExtractPlugin({ filename, chunkFilename: filename });
  return [extract as unknown as WebpackPluginInstance, ...plugins.slice(1)];
}

function swapsOf({ swaps = {} }: SingleBundle): WebpackPluginInstance[] {
  return Object.entries(swaps).map(([path, own]) => {
    const name = new RegExp(`/${basename(path)}$`);
    return new webpack.NormalModuleReplacementPlugin(name, (resource) => {
      const asked = join(resource.context, resource.request);
      // A replacement may import the source that it replaces.
      if (asked.endsWith(path) && resource.contextInfo.issuer !== own) resource.request = own;
    });
  });
}

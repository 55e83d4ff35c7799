import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { base } from './base.ts';
import { OwnSourcesPlugin } from './own-sources-plugin.ts';
import { RemoteManifestPlugin } from './remote-manifest-plugin.ts';
import { type Release, releaseOf } from './release.ts';
import type { Target } from './rules.ts';
import { sharedLibraries } from './shared-libraries.ts';

interface RemoteDefinition {
  readonly name: string;
  readonly routes: readonly { readonly page: string }[];
  readonly slots: readonly { readonly expose: string }[];
}

/** The browser and the server build of one section, from its `remote.json`. */
export function sectionConfig(packageDir: string): Configuration[] {
  const release = releaseOf(packageDir);
  const definition = JSON.parse(readFileSync(join(packageDir, 'remote.json'), 'utf8')) as RemoteDefinition;
  return [build('browser', packageDir, release, definition), build('server', packageDir, release, definition)];
}

/** One exposed module per page and per slot: the manifest then lists exactly the files that a page needs. */
function exposesOf(definition: RemoteDefinition): Record<string, string> {
  const names = [
    ...definition.routes.map((route) => `pages/${route.page}`),
    ...definition.slots.map((slot) => `slots/${slot.expose}`),
  ];
  return Object.fromEntries(names.map((name) => [`./${name}`, `./src/${name}.tsx`]));
}

function build(target: Target, packageDir: string, release: Release, definition: RemoteDefinition): Configuration {
  const config = base(target, packageDir, release);
  const browser = target === 'browser';
  const federation = new ModuleFederationPlugin({
    name: release.globalName,
    filename: browser ? 'remoteEntry.js' : 'remoteEntry.cjs',
    library: browser ? { type: 'var', name: release.globalName } : { type: 'commonjs-module' },
    exposes: exposesOf(definition),
    shared: sharedLibraries,
    manifest: browser,
    dts: false,
    // The shell provides the runtime, once for all sections.
    experiments: { externalRuntime: true, optimization: { target: browser ? 'web' : 'node' } },
  });
  return {
    ...config,
    entry: {},
    target: browser ? ['web', 'es2020'] : 'node20',
    output: {
      ...config.output,
      chunkFilename: browser ? '[name].[contenthash:8].js' : '[name].cjs',
      ...(browser ? {} : { library: { type: 'commonjs-module' } }),
    },
    optimization: {
      ...config.optimization,
      ...(browser ? { splitChunks: { chunks: 'async' } } : {}),
    },
    plugins: [
      ...(config.plugins ?? []),
      new OwnSourcesPlugin(packageDir),
      federation as unknown as WebpackPluginInstance,
      browser
        ? new RemoteManifestPlugin(packageDir, release)
        : new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

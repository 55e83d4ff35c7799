import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import webpack, { type Configuration, type ExternalItem, type WebpackPluginInstance } from 'webpack';
import { base, nameOf } from './base.ts';
import { ELEMENTS_FILE, elementsConfig } from './elements-config.ts';
import { OwnSourcesPlugin } from './plugins/own-sources-plugin.ts';
import type { RemoteDefinition } from './remote-definition.ts';
import { RemoteManifestPlugin } from './plugins/remote-manifest-plugin.ts';
import { ReproducibleContainerPlugin } from './plugins/reproducible-container-plugin.ts';
import { type Release, releaseOf } from './release.ts';
import type { Target } from './rules/rules.ts';
import { sharedLibraries } from './shared-libraries.ts';
import { stockConfig } from './stock/stock-config.ts';

const require = createRequire(import.meta.url);
const SECTION_REFRESH = join(import.meta.dirname, 'hot', `section-refresh-runtime${extname(import.meta.filename)}`);
/** Aliases of the name, and of the path that the refresh plugin's loader inserts. */
const sharedRefresh = {
  'react-refresh/runtime$': SECTION_REFRESH,
  [`${require.resolve('react-refresh')}$`]: SECTION_REFRESH,
};

/** webpack's production limits, in development too, because chunks determine the order of stylesheets. */
const splitChunks = { chunks: 'async', minSize: 20_000, maxAsyncRequests: 30 } as const;

/**
 * Containers use their host's federation runtime (shared/src/federation/bundler-runtime.ts), which saves 4 kB each. By its plain
 * name: in the stock entry it is a parameter.
 */
const hostRuntime: ExternalItem = ({ request }, done) =>
  done(undefined, BUNDLER_RUNTIME.test(request ?? '') ? 'var _FEDERATION_BUNDLER_RUNTIME' : undefined);
const BUNDLER_RUNTIME = /webpack-bundler-runtime\/dist\/bundler\.js$/;

/**
 * The doors of the section kit that the shell hands over. Containers ask for them by the names that shells of every age provide
 * (decision 0097).
 */
const doorsOfShell = () =>
  new webpack.NormalModuleReplacementPlugin(/^section-kit\/(?:router|shell-api)$/, (resource) => {
    resource.request = resource.request.replace('section-kit', 'shared');
  });

/**
 * The browser and the server build of one section, from its `remote.json`, and its entry for other hosts than the shell. They become
 * a release in `dist/<version>`.
 * @param packageDir absolute; with `package.json`, `remote.json` and `src`
 */
export function sectionConfig(packageDir: string): Configuration[] {
  const definition = JSON.parse(readFileSync(join(packageDir, 'remote.json'), 'utf8')) as RemoteDefinition;
  if (definition.runtime !== undefined)
    throw new Error(
      `remote.json says "runtime": "${definition.runtime}", which is for other bundlers: this preset builds for the runtime ` +
        'of the site itself. Delete that line.',
    );
  const release = releaseOf(packageDir, definition.name);
  const section = { packageDir, release, definition };
  const builds = [build('browser', section), build('server', section)];
  if (release.followed) return builds;
  return [
    ...builds,
    ...(hasElements(section) ? [elementsConfig(packageDir, release)] : []),
    stockConfig(packageDir, release),
  ];
}

/** One exposed module per page and slot, so that the manifest lists exactly the files of each. */
function exposesOf({ packageDir, definition }: Section, hot: boolean): Record<string, string> {
  const names = [
    ...definition.routes.map((route) => `pages/${route.page}`),
    ...definition.slots.map((slot) => `slots/${slot.expose}`),
  ];
  const endingOf = (name: string) => (existsSync(join(packageDir, 'src', `${name}.jsx`)) ? '.jsx' : '.tsx');
  return Object.fromEntries(names.map((name) => [`./${name}`, `./src/${name}${endingOf(name)}${hot ? '?hot' : ''}`]));
}

/** In development pages hydrate at once, and their code brings the elements along. */
function hasElements({ packageDir, release }: Section): boolean {
  return !release.followed && ['ts', 'js'].some((suffix) => existsSync(join(packageDir, 'src', `elements.${suffix}`)));
}

interface Section {
  readonly packageDir: string;
  readonly release: Release;
  readonly definition: RemoteDefinition;
}

function container(target: Target, section: Section): WebpackPluginInstance {
  const { globalName, development } = section.release;
  const browser = target === 'browser';
  return new ModuleFederationPlugin({
    name: globalName,
    filename: browser ? 'remoteEntry.js' : 'remoteEntry.cjs',
    library: browser ? { type: 'var', name: globalName } : { type: 'commonjs-module' },
    exposes: exposesOf(section, browser && development),
    shared: sharedLibraries,
    manifest: browser,
    dts: false,
  }) as unknown as WebpackPluginInstance;
}

function build(target: Target, section: Section): Configuration {
  const { packageDir, release, definition } = section;
  const config = base(target, packageDir, release);
  const browser = target === 'browser';
  return {
    ...config,
    entry: {},
    target: browser ? ['web', 'es2020'] : 'node20',
    resolve: { ...config.resolve, alias: browser && release.development ? sharedRefresh : {} },
    externals: hostRuntime,
    output: {
      ...config.output,
      chunkFilename: browser ? nameOf('js', release) : '[name].cjs',
      // The only chunk is the container. A merged chunk could give it another name.
      ...(browser ? {} : { filename: 'remoteEntry.cjs', library: { type: 'commonjs-module' } }),
    },
    optimization: {
      ...config.optimization,
      ...(browser ? { splitChunks } : {}),
    },
    plugins: [
      ...(config.plugins ?? []),
      new OwnSourcesPlugin(packageDir),
      doorsOfShell(),
      new ReproducibleContainerPlugin(),
      container(target, section),
      browser
        ? new RemoteManifestPlugin(definition, release, hasElements(section) ? ELEMENTS_FILE : undefined)
        : new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

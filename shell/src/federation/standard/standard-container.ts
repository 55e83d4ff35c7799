import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { assetPath, type Container, isContainer, type Remote, releaseNameOf } from 'shared/contract';
import { containerIn } from '../container-in.ts';
import { LIBRARY_VERSIONS } from '../library-versions.ts';
import { runScript, withinFileLimit } from '../run-script.ts';
import { sharedLibraries } from '../shared-libraries.ts';
import { browserModule } from './browser-module.tsx';

type RunEntry = (address: string, globalName: string) => Promise<unknown>;

/** How an entry of each type is run. */
const LOADERS: Readonly<Record<NonNullable<Remote['entryType']>, RunEntry>> = {
  async var(address, globalName) {
    await runScript(address);
    return containerIn(globalName, address);
  },
  module: (address) => withinFileLimit(address, import(/* webpackIgnore: true */ address)),
  async system(address) {
    await import('systemjs/s.js');
    return withinFileLimit(address, System.import(address));
  },
};

/** The shell's loaders in place of the runtime's: same time limits and messages as for all other releases. */
const shellLoaders: ModuleFederationRuntimePlugin = {
  name: 'shell-loaders',
  async loadEntry({ remoteInfo: { entry, type, entryGlobalName } }) {
    const container = await LOADERS[type as keyof typeof LOADERS](entry, entryGlobalName);
    if (isContainer(container)) return container as never;
    throw new Error(`${entry} ran, but is no container: it exports no get().`);
  },
};

const host = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [shellLoaders],
  shared: Object.fromEntries(
    Object.entries(LIBRARY_VERSIONS).map(([name, version]) => [
      name,
      {
        version,
        lib: () => sharedLibraries[name as keyof typeof LIBRARY_VERSIONS],
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ]),
  ),
});

/** How often a release was loaded in this page. */
const loads = new Map<string, number>();

/** The container of a release that brings Module Federation's own runtime along (decision 0091). */
export function standardContainer(remote: Remote): Container {
  const { name, version, entry, entryType = 'var', globalName } = remote;
  const earlier = loads.get(releaseNameOf(remote)) ?? 0;
  loads.set(releaseNameOf(remote), earlier + 1);
  const load = { name: globalName, entry: assetPath(name, version, entry) };
  if (earlier > 0) {
    // Browsers answer a second import of one address with the first one's failure, and the runtime one of its names.
    load.name += `_again_${earlier}`;
    load.entry += `?again=${earlier}`;
  }
  host.registerRemotes([{ ...load, type: entryType, entryGlobalName: globalName }]);
  return {
    async get(module) {
      const exposed = await host.loadRemote(`${load.name}/${module.replace(/^\.\//, '')}`);
      return () => browserModule(exposed);
    },
  };
}

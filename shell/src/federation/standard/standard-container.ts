import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Container, Remote } from 'shared/contract';
import { LIBRARY_VERSIONS } from '../library-versions.ts';
import { browserModule } from './browser-module.tsx';
import type { ShellParts } from './shell-parts.ts';

type RunEntry = (address: string, globalName: string) => Promise<unknown>;

/** How an entry of each type is run. */
function loadersOf({ runScript, containerIn, withinFileLimit }: ShellParts) {
  const loaders: Readonly<Record<NonNullable<Remote['entryType']>, RunEntry>> = {
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
  return loaders;
}

/** The shell's loaders in place of the runtime's: same time limits and messages as for all other releases. */
function shellLoaders(parts: ShellParts): ModuleFederationRuntimePlugin {
  const loaders = loadersOf(parts);
  return {
    name: 'shell-loaders',
    async loadEntry({ remoteInfo: { entry, type, entryGlobalName } }) {
      const container = await loaders[type as keyof typeof loaders](entry, entryGlobalName);
      if (parts.isContainer(container)) return container as never;
      throw new Error(`${entry} ran, but is no container: it exports no get().`);
    },
  };
}

function createHost(parts: ShellParts) {
  const shared = Object.entries(LIBRARY_VERSIONS).map(([name, version]) => [
    name,
    {
      version,
      lib: () => parts.libraries[name],
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
    },
  ]);
  return createInstance({
    name: 'shell',
    remotes: [],
    plugins: [shellLoaders(parts)],
    shared: Object.fromEntries(shared),
  });
}

let host: ReturnType<typeof createHost> | undefined;
/** How often a release was loaded in this page, by its global. */
const loads = new Map<string, number>();

/**
 * The container of a release that brings Module Federation's own runtime along (decision 0091).
 * @param address of its entry
 */
export function standardContainer(remote: Remote, address: string, parts: ShellParts): Container {
  const { entryType = 'var', globalName } = remote;
  const runtime = (host ??= createHost(parts));
  const earlier = loads.get(globalName) ?? 0;
  loads.set(globalName, earlier + 1);
  const load = { name: globalName, entry: address };
  if (earlier > 0) {
    // Browsers answer a second import of one address with the first one's failure, and the runtime one of its names.
    load.name += `_again_${earlier}`;
    load.entry += `?again=${earlier}`;
  }
  // DevTools' override of a remote gives it another address: here no other release than the lock's is loaded.
  const entry = { value: new URL(load.entry, location.href).href, writable: false, configurable: false };
  runtime.registerRemotes([
    Object.defineProperty({ ...load, type: entryType, entryGlobalName: globalName }, 'entry', entry),
  ]);
  return {
    async get(module) {
      const exposed = await runtime.loadRemote(`${load.name}/${module.replace(/^\.\//, '')}`);
      return () => browserModule(parts.toPageModule(exposed), parts.useHydrated);
    },
  };
}

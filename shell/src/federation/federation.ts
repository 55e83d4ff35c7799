import * as runtimeCore from '@module-federation/runtime-core';
import { assetPath, type Remote, releaseName } from 'shared/contract';
import { sharedLibraries } from './shared-libraries.ts';

declare global {
  /** Where sections built with `externalRuntime` find the one copy of the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore;
}

export interface Federation {
  /** Makes a release known; a release known already is left alone. */
  register(remote: Remote): void;
  /** Loads an exposed module (`pages/events`). Rejects with whatever went wrong. */
  load(remote: Remote, expose: string): Promise<unknown>;
  /** Drops a release's container, so that the next load starts from its files. */
  forget(remote: Remote): void;
}

/** @param plugin how this side (browser, server) gets at a release's container */
export function createFederation(plugin: runtimeCore.ModuleFederationRuntimePlugin): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const instance = new runtimeCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: sharedLibraries,
    // The default, version-first, loads every remote at start: one dead remote would hang the host.
    shareStrategy: 'loaded-first',
    plugins: [plugin],
  });
  const known = new Set<string>();

  function register(remote: Remote, force = false): void {
    const name = releaseName(remote.name, remote.version);
    if (known.has(name) && !force) return;
    known.add(name);
    instance.registerRemotes(
      [
        {
          // Each release under names of its own: several serve side by side, and one that failed can come back.
          name,
          entry: assetPath(remote.name, remote.version, remote.entry),
          entryGlobalName: remote.globalName,
          type: 'global',
        },
      ],
      { force },
    );
  }

  return {
    register,
    load: (remote, expose) => {
      register(remote);
      return instance.loadRemote(`${releaseName(remote.name, remote.version)}/${expose}`);
    },
    forget: (remote) => {
      register(remote, true);
      // The chunk list outlives its container, and would hand the old code to the new one.
      Reflect.deleteProperty(globalThis, remote.globalName);
      Reflect.deleteProperty(globalThis, `webpackChunk${remote.globalName}`);
    },
  };
}

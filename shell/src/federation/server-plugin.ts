import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

/**
 * Takes a release's container from the edge, which has verified it: no fetch, no files of its own.
 * @param containers release name to the way to its container
 */
export function serverPlugin(containers: ReadonlyMap<string, () => unknown>): ModuleFederationRuntimePlugin {
  return {
    name: 'server',
    loadEntry: async ({ remoteInfo }) => {
      const container = containers.get(remoteInfo.name);
      if (!container) throw new Error(`Release ${remoteInfo.name} was not registered on this server.`);
      return container() as Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;
    },
  };
}

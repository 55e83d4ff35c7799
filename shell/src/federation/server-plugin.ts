import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { createRequire } from 'node:module';

/** Node's own `require`, for absolute paths that webpack must not resolve. */
const load = createRequire(`${process.cwd()}/`);

/** Takes a release's container from disk: no fetch, no vm. @param entryOf release name to its server entry's path */
export function serverPlugin(entryOf: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin {
  return {
    name: 'server',
    loadEntry: async ({ remoteInfo }) => {
      const path = entryOf.get(remoteInfo.name);
      if (path === undefined) throw new Error(`Release ${remoteInfo.name} was not registered on this server.`);
      return load(path);
    },
  };
}

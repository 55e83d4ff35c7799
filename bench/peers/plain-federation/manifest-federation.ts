import * as runtimeCore from '@module-federation/runtime-core';
import { assetPath } from 'shared/contract';
import type { Federation } from '../../../shell/src/federation/federation.ts';
import { sharedLibraries } from '../../../shell/src/federation/shared-libraries.ts';
import { SECTION_REMOTES } from './section-remotes.ts';

/** Federation by the runtime's own means: it fetches a remote's manifest, then its entry, then the exposed module. */
export function createFederation(): Federation {
  // The sections are the site's own releases, which expect the runtime from their host.
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const host = new runtimeCore.ModuleFederation({
    name: 'host',
    remotes: SECTION_REMOTES.map(({ name, version, entry }) => ({ name, entry: assetPath(name, version, entry) })),
    shared: sharedLibraries,
    // The default loads every remote's entry at start; nobody who measures leaves it at that.
    shareStrategy: 'loaded-first',
  });
  return {
    register: () => undefined,
    forget: () => undefined,
    load: ({ name }, expose) => host.loadRemote(`${name}/${expose}`),
  };
}

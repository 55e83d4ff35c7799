import { createInstance } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import { assetPath } from 'shared/contract';
import type { Federation } from '../../../shell/src/federation/federation.ts';
import { LIBRARY_VERSIONS } from '../../../shell/src/federation/library-versions.ts';
import { sharedLibraries } from '../../../shell/src/federation/shared-libraries.ts';
import { SECTION_REMOTES } from './section-remotes.ts';

/** Federation by the library's own means: it fetches a remote's manifest, then its entry, then the exposed module. */
export function createFederation(): Federation {
  // The sections are the site's own releases, which expect the runtime from their host: here the library's, once for all,
  // which is kinder than a copy in each.
  Reflect.set(globalThis, '_FEDERATION_BUNDLER_RUNTIME', bundlerRuntime);
  const host = createInstance({
    name: 'host',
    remotes: SECTION_REMOTES.map(({ name, version, entry }) => ({ name, entry: assetPath(name, version, entry) })),
    shared: Object.fromEntries(Object.entries(sharedLibraries).map(([name, lib]) => [name, offered(name, lib)])),
    // The default loads every remote's entry at start; nobody who measures leaves it at that.
    shareStrategy: 'loaded-first',
  });
  return {
    forget: () => undefined,
    load: ({ name }, expose) => host.loadRemote(`${name}/${expose}`),
  };
}

function offered(name: string, lib: unknown) {
  const version = LIBRARY_VERSIONS[name as keyof typeof LIBRARY_VERSIONS];
  return { version, lib: () => lib, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

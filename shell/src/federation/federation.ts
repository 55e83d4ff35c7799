import { type Container, type Remote, releaseNameOf } from 'shared/contract';
import { bundlerRuntime } from 'shared/federation';
import { sharedLibraries } from './shared-libraries.ts';

declare global {
  /** The runtime that sections' containers are built without (tooling/webpack/section-config.ts). */
  var _FEDERATION_BUNDLER_RUNTIME: ReturnType<typeof bundlerRuntime>;
}

export interface Federation {
  /** Loads an exposed module (`pages/events`). After a rejection the next call tries again. */
  load(remote: Remote, expose: string): Promise<unknown>;
  /** Drops a release's container. The next load runs its files again. */
  forget(remote: Remote): void;
}

/** @param loadContainer the browser's or the server's way to a release's container */
export function createFederation(loadContainer: (remote: Remote) => Promise<Container>): Federation {
  globalThis._FEDERATION_BUNDLER_RUNTIME = bundlerRuntime(sharedLibraries);
  const containers = new Map<string, Promise<Container>>();

  function containerOf(remote: Remote): Promise<Container> {
    const name = releaseNameOf(remote);
    const container = containers.get(name) ?? loadContainer(remote);
    containers.set(name, container);
    container.catch(() => containers.get(name) === container && containers.delete(name));
    return container;
  }

  return {
    load: async (remote, expose) => {
      const container = await containerOf(remote);
      const make = await container.get(`./${expose}`);
      return make();
    },
    forget: (remote) => {
      containers.delete(releaseNameOf(remote));
      const { globalName } = remote;
      // Scripts declared both, so they cannot be deleted. The new container would take its code from the old chunk list.
      Reflect.set(globalThis, globalName, undefined);
      Reflect.set(globalThis, `webpackChunk${globalName}`, undefined);
    },
  };
}

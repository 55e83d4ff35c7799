import { type Remote, releaseName } from 'shared/contract';
import { type Container, isContainer } from './container.ts';

/**
 * Takes a release's container from the edge, which has verified it: no fetch, no files of its own.
 * @param containers release name to the way to its container
 */
export function serverContainers(containers: ReadonlyMap<string, () => unknown>) {
  return async ({ name, version }: Remote): Promise<Container> => {
    const release = releaseName(name, version);
    const container = containers.get(release)?.();
    if (isContainer(container)) return container;
    throw new Error(`${release} has no container on this server: it was not registered, or its build is broken.`);
  };
}

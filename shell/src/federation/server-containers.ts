import { type Container, isContainer, type Remote, releaseNameOf } from 'shared/contract';

/**
 * Takes a release's container from the edge, which has verified its file.
 * @param containers by release name: runs the release's server build
 */
export function serverContainers(containers: ReadonlyMap<string, () => unknown>) {
  return async (remote: Remote): Promise<Container> => {
    const release = releaseNameOf(remote);
    const container = await containers.get(release)?.();
    if (isContainer(container)) return container;
    throw new Error(`${release} has no container on this server: it was not registered, or its build is broken.`);
  };
}

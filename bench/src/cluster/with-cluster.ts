import type { ReleaseBuild } from '../../../tooling/run/workspace/release-builds.mjs';
import { Cluster, type ClusterOptions } from '../../../tooling/run/cluster/cluster.mjs';
import { serverPort } from '../../../operations/src/process/server-port.mjs';

export type TrialCluster = Omit<ClusterOptions, 'port' | 'cmsPort'> & { readonly builds: readonly ReleaseBuild[] };

/** A cluster of its own for a trial, on free ports. It is stopped and deleted afterwards, also after Ctrl-C. */
export async function withCluster<T>(
  { builds, ...options }: TrialCluster,
  use: (cluster: Cluster) => Promise<T>,
): Promise<T> {
  const cluster = new Cluster({ ...options, port: await serverPort(), cmsPort: await serverPort() });
  const end = () => void cluster.stop().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  try {
    await cluster.start(builds);
    return await use(cluster);
  } catch (error) {
    // They are deleted with the cluster.
    for (const [name, service] of cluster.services)
      console.error(`\nThe end of the log of ${name}:\n${service.tail()}`);
    throw error;
  } finally {
    await cluster.stop();
  }
}

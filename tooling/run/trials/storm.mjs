import { benchProgram } from './parts/bench-program.mjs';
import { siteBuilds } from './parts/site-builds.mjs';
import { flag, number } from '../../../operations/src/command-line/options.mjs';
import { buildCms, buildEdge } from '../workspace/program-builds.mjs';
import { step } from '../../../operations/src/process/step.mjs';

export const description = {
  about: 'Forms, while CMS and edge are killed again and again: does each arrive exactly once?',
  options: {
    forms: number({ about: 'forms', fallback: 10_000 }),
    kills: number({ about: 'of each process', fallback: 20, least: 0 }),
    cluster: flag('through the balancer of a cluster, whose Postgres is killed too'),
    edges: number({ about: 'of the cluster', fallback: 3 }),
  },
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { forms: count, kills, cluster, edges } }) {
  if (cluster) return benchProgram('cluster/storm.ts', { count, kills, edges, builds: await siteBuilds() });
  await Promise.all([step('Building the CMS', buildCms), step('Building the edge', buildEdge)]);
  await benchProgram('storm.mjs', { count, kills });
}

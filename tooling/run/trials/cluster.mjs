import { list, number } from '../../../operations/src/command-line/options.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { buildVersion } from '../workspace/release-builds.mjs';
import { benchProgram } from './parts/bench-program.mjs';
import { siteBuilds } from './parts/site-builds.mjs';

const PARTS = ['shares', 'changes', 'joining', 'edits', 'outage', 'cost'];

export const description = {
  about:
    'Several edges, two CMSes and one Postgres: are they one site, also while one of them joins, leaves or is away?',
  operand: list({ value: 'part', about: `only these: ${PARTS.join(', ')}`, usual: 'all', among: PARTS }),
  options: {
    edges: number({ about: 'that start', fallback: 3, least: 2 }),
    visitors: number({ about: 'shares: at each share of a rollout', fallback: 60 }),
    changes: number({ about: 'changes: promotions and rollbacks', fallback: 50 }),
    joins: number({ about: 'joining: how often an edge joins and leaves', fallback: 5 }),
    edits: number({ about: 'edits: how many', fallback: 20 }),
    minutes: number({ about: 'outage: without Postgres', fallback: 5, least: 0.1, fraction: true }),
    rate: number({ about: 'joining, outage: documents a second', fallback: 20 }),
    seconds: number({ about: 'cost: for each number of edges', fallback: 60 }),
  },
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ operand, options }) {
  const builds = await siteBuilds();
  const candidate = await step('Building a candidate', () => buildVersion('events', '1.0.0-cluster'));
  await benchProgram('cluster/main.ts', { ...options, parts: operand, builds, candidate });
}

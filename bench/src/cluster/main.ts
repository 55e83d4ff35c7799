import { holdBounds } from '../../../tooling/run/trials/parts/bounds.mjs';
import { run, step } from '../../../operations/src/process/step.mjs';
import type { Asked, Part } from './asked.ts';
import { loggedErrors } from './logged-errors.ts';
import { changes } from './parts/changes.ts';
import { cost } from './parts/cost.ts';
import { edits } from './parts/edits.ts';
import { joining } from './parts/joining.ts';
import { outage } from './parts/outage.ts';
import { shares } from './parts/shares.ts';
import { releaseTool } from '../../../operations/src/site/release-tool.mjs';
import { withCluster } from './with-cluster.ts';

const PARTS: Readonly<Record<string, Part>> = { shares, changes, joining, edits, outage, cost };

/** Nobody is counted: all visitors come from one address. The judge hears too few of them for a rollout's steps. */
const NO_LIMITS = { FORMS_RATE_PER_MINUTE: '1000000', FORMS_TOTAL_PER_MINUTE: '1000000', JUDGE_MIN_VISITS: '0' };

run(async () => {
  const asked: Asked = JSON.parse(process.argv[2] ?? '');
  const { edges, builds, candidate } = asked;
  const wanted = Object.entries(PARTS).filter(([name]) => asked.parts.includes(name) || asked.parts.length === 0);
  const options = {
    builds,
    edges,
    spares: 1,
    edgeSettings: { ...NO_LIMITS, LOG_LEVEL: 'warn' },
    cmsSettings: { POSTS_PER_MINUTE: '100000' },
    postgresSettings: ['shared_preload_libraries=pg_stat_statements', 'max_connections=500'],
  };
  const figures = await withCluster(options, async (cluster) => {
    const tool = releaseTool({ port: cluster.options.port, dataDir: cluster.edge(0).dataDir });
    await tool('publish', candidate.section, '--from', candidate.folder);
    const all = [];
    for (const [name, part] of wanted) all.push(...(await step(`Trial: ${name}`, () => part(cluster, asked))));
    for (const text of loggedErrors(cluster)) console.log(`The edges logged ${text}`);
    return all;
  });
  holdBounds(figures);
});

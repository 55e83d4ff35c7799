import { atMost, type Figure, holdBounds } from '../../../tooling/run/trials/parts/bounds.mjs';
import { run, step } from '../../../operations/src/process/step.mjs';
import type { Cluster } from '../../../tooling/run/cluster/cluster.mjs';
import type { ReleaseBuild } from '../../../tooling/run/workspace/release-builds.mjs';
import { type StormForm, stormForm } from '../storm/storm-form.mjs';
import { wave } from '../storm/wave.mjs';
import { arrivedForms, doubleForms, undeliveredForms } from './forms-state.ts';
import { manageServices } from './service-manager.ts';
import { until } from './until.ts';
import { withCluster } from './with-cluster.ts';

interface Asked {
  readonly count: number;
  /** Of each process. */
  readonly kills: number;
  readonly edges: number;
  /** An edge without pages gets no visitors from the balancer. */
  readonly builds: readonly ReleaseBuild[];
}

interface ClusterStorm {
  readonly waves: readonly Awaited<ReturnType<typeof wave>>[];
  readonly ownEnds: number;
}

/** Nobody is counted: all visitors of the storm come from one address. */
const OPTIONS = {
  edgeSettings: { FORMS_RATE_PER_MINUTE: '1000000', FORMS_TOTAL_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' },
  cmsSettings: { POSTS_PER_MINUTE: '100000' },
};
/** How long the last forms may take after the last kill. */
const SETTLE_MS = 15 * 60_000;

/** Forms through the balancer while every edge, every CMS and Postgres are killed again and again: does each arrive, and once? */
run(async () => {
  const { count, kills, edges, builds }: Asked = JSON.parse(process.argv[2] ?? '');
  const forms = Array.from({ length: count }, (_, number) => stormForm(number));
  await withCluster({ ...OPTIONS, edges, builds }, async (cluster) => {
    holdBounds(await figuresOf(cluster, forms, await storm(cluster, forms, kills)));
  });
});

async function storm(cluster: Cluster, forms: readonly StormForm[], kills: number): Promise<ClusterStorm> {
  const manager = manageServices(cluster);
  const site = { url: cluster.url, mortals: manager.mortals };
  const size = Math.ceil(forms.length / Math.max(kills, 1));
  const waves = [];
  try {
    for (let first = 0; first < forms.length; first += size) {
      const name = `Forms ${first + 1} to ${Math.min(first + size, forms.length)}`;
      waves.push(await step(name, () => wave(site, forms.slice(first, first + size), kills > 0)));
    }
    await step('Waiting for the last deliveries', () =>
      until('every form is delivered', SETTLE_MS, async () => (await undeliveredForms(cluster)) === 0),
    );
  } finally {
    manager.stop();
  }
  return { waves, ownEnds: manager.ownEnds() };
}

async function figuresOf(
  cluster: Cluster,
  forms: readonly StormForm[],
  { waves, ownEnds }: ClusterStorm,
): Promise<Figure[]> {
  const arrived = await arrivedForms(cluster);
  const marked = await doubleForms(cluster);
  const sum = (of: (one: ClusterStorm['waves'][number]) => number) => waves.reduce((total, one) => total + of(one), 0);
  const lost = forms.filter(({ key }) => !arrived.has(key));
  const doubled = forms.filter(({ key }) => (arrived.get(key) ?? 0) > 1);
  const unmarked = doubled.filter(({ kind, key }) => kind !== 'message' || !marked.has(key));
  for (const { kind, key } of doubled) console.log(`  ${kind} ${key} is double: ${marked.get(key) ?? 'no reason'}`);
  return [
    { figure: 'forms acknowledged', measured: forms.length },
    { figure: 'of them delivered at once, or sent', measured: sum(({ statuses }) => statuses.get(200) ?? 0) },
    { figure: 'of them stored first (202)', measured: sum(({ statuses }) => statuses.get(202) ?? 0) },
    { figure: 'requests that it took', measured: sum(({ requests }) => requests) },
    { figure: 'kills of edges, CMSes and Postgres together', measured: sum(({ deaths }) => deaths) },
    { figure: 'processes that ended by themselves, or did not start', measured: ownEnds },
    { figure: 'arrived exactly once', measured: forms.length - lost.length - doubled.length },
    {
      figure: "messages that are double, and stored as 'may be double'",
      measured: doubled.length - unmarked.length,
    },
    { figure: "messages that are stored as 'may be double'", measured: marked.size },
    atMost('lost', lost.length, 0),
    atMost('double in the CMS, or double without a word', unmarked.length, 0),
    atMost('that nobody sent', arrived.size - (forms.length - lost.length), 0),
  ];
}

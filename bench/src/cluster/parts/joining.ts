import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { atMost } from '../../../../tooling/run/trials/parts/bounds.mjs';
import type { Cluster } from '../../../../tooling/run/cluster/cluster.mjs';
import { step } from '../../../../operations/src/process/step.mjs';
import { untilReady } from '../../../../operations/src/site/until-ready.mjs';
import type { Part } from '../asked.ts';
import { eventsOf, newVisitor } from '../events-of.ts';
import { beginLoad, type LoadResult } from '../load.ts';

/** The load goes on so long before and after. The balancer asks twice a second. */
const AROUND_MS = 3_000;

interface Seen {
  readonly joining: LoadResult;
  readonly leaving: LoadResult;
  readonly readyAfterMs: number;
  /** Whether its first document after /readyz has another release than the table names. */
  readonly unlike: boolean;
}

/** An edge with an empty disk joins under load, and leaves again. */
export const joining: Part = async (cluster, { joins, rate, edges }) => {
  const seen: Seen[] = [];
  for (let number = 1; number <= joins; number += 1)
    seen.push(await step(`Joining and leaving, ${number} of ${joins}`, () => joinAndLeave(cluster, rate, edges)));
  const worst = Math.max(...seen.map(({ readyAfterMs }) => readyAfterMs));
  return [
    { figure: 'joins and leaves; documents a second', measured: `${joins}; ${rate}` },
    { figure: 'ready after a start with an empty disk (s, worst)', measured: (worst / 1_000).toFixed(1) },
    atMost('ready edges that served another release than the table', seen.filter(({ unlike }) => unlike).length, 0),
    failureFigure(
      'while one joined',
      seen.map((one) => one.joining),
    ),
    failureFigure(
      'while one left',
      seen.map((one) => one.leaving),
    ),
  ];
};

async function joinAndLeave(cluster: Cluster, rate: number, index: number): Promise<Seen> {
  const edge = cluster.edge(index);
  const wanted = await eventsOf(cluster.url, newVisitor());
  const seen = { readyAfterMs: 0, unlike: false };
  const joining = await underLoad(cluster.url, rate, async () => {
    const begun = performance.now();
    await cluster.startEdge(edge);
    await untilReady(cluster.service(edge), edge.port);
    seen.readyAfterMs = performance.now() - begun;
    seen.unlike = (await eventsOf(edge.url, newVisitor())) !== wanted;
  });
  const leaving = await underLoad(cluster.url, rate, () => cluster.removeEdge(edge));
  rmSync(edge.dataDir, { recursive: true, force: true });
  return { ...seen, joining, leaving };
}

async function underLoad(url: string, rate: number, work: () => Promise<void>): Promise<LoadResult> {
  const load = beginLoad(url, rate);
  await pause(AROUND_MS);
  await work();
  await pause(AROUND_MS);
  return load.end();
}

function failureFigure(when: string, visits: readonly LoadResult[]) {
  const failures = visits.flatMap((one) => one.failures);
  for (const failure of failures) console.log(`  ${when}: ${failure}`);
  const count = visits.reduce((sum, one) => sum + one.count, 0);
  return atMost(`answers of 500 and above, or none, ${when} (of ${count})`, failures.length, 0);
}

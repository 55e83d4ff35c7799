import { atMost } from '../../../../tooling/run/trials/parts/bounds.mjs';
import type { Part } from '../asked.ts';
import { eventsOf, newVisitor } from '../events-of.ts';
import { quantile } from '../load.ts';
import { releaseCalls } from '../release-calls.ts';
import { until } from '../until.ts';

const MOST_MS = 1_000;
const GIVEN_UP_MS = 20_000;

/** Promotions and rollbacks in turn, by one edge after another: when does every edge serve what was changed? */
export const changes: Part = async (cluster, { changes: count, candidate: { version }, edges }) => {
  const urls = cluster.edges.slice(0, edges).map(({ url }) => url);
  const visitor = newVisitor();
  const stable = (await eventsOf(cluster.url, visitor)) ?? '';
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const calls = await releaseCalls(cluster, urls[number % urls.length]);
    const promotes = number % 2 === 0;
    // A share of 0 %: nobody has it before it is promoted.
    if (promotes) await calls.rollout(version, 0);
    await calls.change(promotes ? 'promote' : 'rollback');
    const wanted = promotes ? version : stable;
    times.push(Math.max(...(await Promise.all(urls.map((url) => untilServed(url, visitor, wanted))))));
  }
  if (count % 2 === 1) await (await releaseCalls(cluster)).change('rollback');
  const sorted = times.toSorted((one, other) => one - other);
  return [
    { figure: 'promotions and rollbacks', measured: count },
    { figure: 'from the answer until every edge serves it (ms, median)', measured: Math.round(quantile(sorted, 0.5)) },
    atMost('from the answer until every edge serves it (ms, worst)', Math.round(sorted.at(-1) ?? NaN), MOST_MS),
  ];
};

/** Includes the render of the document. */
function untilServed(url: string, visitor: string, version: string): Promise<number> {
  return until(`${url} serves events@${version}`, GIVEN_UP_MS, async () => (await eventsOf(url, visitor)) === version);
}

import { afterTest, asOperator, testDatabase, until, wayTo } from 'database/testing';
import { pino } from 'pino';
import { openSharedTrials } from '../../testing/engines.ts';
import { partOf } from '../../testing/part.ts';
import { connectTo } from '../../testing/shared-database.ts';
import { createTrial, noSums } from '../evidence/trial.ts';
import { countIn, type Observation, type Trials } from '../evidence/trials.ts';
import { randomNumbers } from '../../testing/simulate-rollout.ts';
import { clearEnded, countBatch } from './evidence-rows.ts';

const ROLLOUT = partOf('any', true).rollout;

/** An edge by a way of its own, which dies when that is closed. */
async function mortalEdgeOn(url: string) {
  const way = await wayTo(url);
  afterTest(way.end);
  return { trials: edgeOn(way.url), die: way.close };
}

function edgeOn(url: string): Trials {
  const trials = openSharedTrials(connectTo(url));
  trials.run([ROLLOUT]);
  return trials;
}

/** Visits of a rollout in which both releases fail, the candidate more. Some visitors come twice, some share a network. */
function visitsOf(count: number): readonly (readonly Observation[])[] {
  const random = randomNumbers(1);
  return Array.from({ length: count }, (_, index) => {
    const onCandidate = random() < 0.5;
    const visitor = Math.floor(index * 0.9);
    const part = partOf(String(visitor), onCandidate, { network: String(Math.floor(visitor / 2)) });
    const isBad = random() < (onCandidate ? 0.1 : 0.05);
    return [
      { part, what: 'visited' },
      { part, what: 'render', value: random() * (onCandidate ? 900 : 500) },
      ...(isBad ? [{ part, what: 'failed' } as const] : []),
    ];
  });
}

const sumsIn = async (url: string) => (await asOperator(url, 'SELECT sums FROM edge.judged_rollouts'))[0];

/** The sums of one edge that never ends, which has memory enough. */
function sumsOfOneEdge(visits: readonly (readonly Observation[])[]) {
  const sums = noSums();
  const trial = createTrial(sums);
  for (const observation of visits.flat()) countIn(trial, observation);
  return { sums };
}

describe('edges that share their trials', () => {
  it('count together what one edge would, though each of them restarts in the middle', async () => {
    const url = await testDatabase();
    const visits = visitsOf(600);
    let edges = [edgeOn(url), edgeOn(url), edgeOn(url)];
    for (const [index, visit] of visits.entries()) {
      const edge = edges[index % edges.length];
      visit.forEach((observation) => edge?.add(observation));
      // In the order of the visits, as one edge would count them.
      await edge?.read(ROLLOUT);
      if (index !== 300) continue;
      await Promise.all(edges.map((one) => one.close()));
      edges = [edgeOn(url), edgeOn(url), edgeOn(url)];
    }
    expect(await sumsIn(url)).toEqual(sumsOfOneEdge(visits));
  });

  it('count each visitor once when all of them see all of them at once', async () => {
    const url = await testDatabase();
    const edges = [edgeOn(url), edgeOn(url), edgeOn(url)];
    for (let round = 1; round <= 5; round += 1) {
      for (const [number, edge] of edges.entries())
        for (let index = 0; index < 20; index += 1) {
          edge.add({ part: partOf(`seen by all ${round} ${index}`, true), what: 'failed' });
          edge.add({ part: partOf(`seen by ${number} ${round} ${index}`, true), what: 'failed' });
        }
      await Promise.all(edges.map((edge) => edge.settle()));
      const expected = { visitors: round * 80, bad: round * 80 };
      expect(await sumsIn(url)).toMatchObject({ sums: { failures: { candidate: expected } } });
    }
  });

  it('admit three visitors of a network in an hour, at whatever edges, and those as often as they come', async () => {
    const url = await testDatabase();
    const edges = [edgeOn(url), edgeOn(url)];
    const visit = async () => {
      for (const [index, visitor] of ['a', 'b', 'c', 'd', 'a'].entries()) {
        const part = partOf(visitor, true, { network: 'one', chance: index / 10 });
        edges[index % 2]?.add({ part, what: 'visited' });
        await edges[index % 2]?.settle();
      }
    };
    await visit();
    const trial = await edges[0]?.read(ROLLOUT);
    expect([0, 0.1, 0.2, 0.3, 0.4].map((share) => trial?.visitorsAt(share))).toEqual([1, 1, 1, 0, 1]);
    await asOperator(url, 'UPDATE edge.judged_networks SET since = since - 3600000');
    await visit();
    expect((await edges[0]?.read(ROLLOUT))?.visitorsAt(0.3)).toBe(1);
  });

  it('count a batch once that is repeated, because nobody knew whether it was stored', async () => {
    const url = await testDatabase();
    const batch = visitsOf(50).flat();
    const database = connectTo(url);
    await countBatch(database, ROLLOUT, batch);
    const once = await sumsIn(url);
    await countBatch(database, ROLLOUT, batch);
    expect(await sumsIn(url)).toEqual(once);
    expect(once).toMatchObject({ sums: { failures: { candidate: { visitors: expect.any(Number) } } } });
  });
});

describe('one edge at a time', () => {
  it('decides; when it has ended, another one does, and knows which verdicts were applied', async () => {
    const url = await testDatabase();
    const decisions: { readonly edge: number; readonly acted: readonly string[] }[] = [];
    const edges = await Promise.all([0, 1, 2].map(() => mortalEdgeOn(url)));
    for (const [edge, { trials }] of edges.entries())
      trials.onEvidence(async (rollout, { acted }) => {
        decisions.push({ edge, acted: [...acted] });
        await trials.act(rollout, 'slow');
      });
    edges[0]?.trials.add({ part: partOf('one', true), what: 'visited' });
    await until(() => decisions.length > 1);
    const [first] = decisions;
    expect(first?.acted).toEqual([]);
    expect(new Set(decisions.map(({ edge }) => edge)).size).toBe(1);
    edges[first?.edge ?? 0]?.die();
    await until(() => decisions.some(({ edge }) => edge !== first?.edge));
    expect(decisions.at(-1)?.acted).toEqual(['slow']);
  });
});

describe('while the database is away', () => {
  it('what an edge observes waits there, and is counted once afterwards; the log has one line of each', async () => {
    const url = await testDatabase();
    const way = await wayTo(url);
    afterTest(way.end);
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const trials = openSharedTrials(connectTo(way.url), log);
    trials.run([ROLLOUT]);
    way.close();
    const visits = visitsOf(1_500);
    for (const visit of visits) visit.forEach(trials.add);
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(trials.read(ROLLOUT)).rejects.toThrow('away');
    await until(() => lines.length > 0);
    way.open();
    await until(() => lines.length > 1);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      "the judge's evidence cannot be stored; it waits on this machine",
      "the judge's evidence is stored again",
    ]);
    await trials.read(ROLLOUT);
    expect(await sumsIn(url)).toEqual(sumsOfOneEdge(visits));
  });
});

describe('the evidence of a rollout that ended', () => {
  const rowsOf = async (url: string) => {
    const tables = ['judged_rollouts', 'judged_visitors', 'judged_networks'];
    const text = tables.map((table) => `(SELECT count(*)::int FROM edge.${table}) AS ${table}`).join();
    return (await asOperator(url, `SELECT ${text}`))[0];
  };
  const AN_HOUR_AGO = `UPDATE edge.judged_rollouts SET changed = now() - interval '61 minutes'`;
  const NOTHING = { judged_rollouts: 0, judged_visitors: 0, judged_networks: 0 };

  it('is cleared in batches, and that of a running one stays', async () => {
    const url = await testDatabase();
    const database = connectTo(url);
    const names = Array.from({ length: 2_500 }, (_, index) => String(index));
    const observations = names.map((name) => ({ part: partOf(name, true), what: 'failed' as const }));
    for (const rollout of ['ended', 'running']) await countBatch(database, rollout, observations);
    await asOperator(url, AN_HOUR_AGO);
    await clearEnded(database, ['running']);
    expect(await rowsOf(url)).toEqual({ judged_rollouts: 1, judged_visitors: 2_500, judged_networks: 2_500 });
    await clearEnded(database, []);
    expect(await rowsOf(url)).toEqual(NOTHING);
  });

  it('stays for an hour: the edge may not know yet that it runs', async () => {
    const url = await testDatabase();
    const database = connectTo(url);
    await countBatch(database, ROLLOUT, [{ part: partOf('one', true), what: 'failed' }]);
    await clearEnded(database, []);
    expect(await rowsOf(url)).toEqual({ judged_rollouts: 1, judged_visitors: 1, judged_networks: 1 });
  });
});

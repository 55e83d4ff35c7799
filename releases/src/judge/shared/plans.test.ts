import { asOperator, testDatabase } from 'database/testing';
import * as v from 'valibot';
import { noSums } from '../evidence/trial.ts';
import { DELETE_NETWORKS, DELETE_VISITORS, PEOPLE, STORE } from './evidence-rows.ts';
import { connectTo } from '../../testing/shared-database.ts';

const PEOPLE_OF_A_ROLLOUT = 50_000;
/** Three rollouts, of which the last has ended. */
const FILL = [
  `INSERT INTO edge.judged_rollouts (name, ended) VALUES ('one', false), ('other', false), ('ended', true)`,
  `INSERT INTO edge.judged_visitors SELECT rollout, n, '{render}'
    FROM generate_series(1, 3) AS rollout, generate_series(1, ${PEOPLE_OF_A_ROLLOUT}) AS n`,
  `INSERT INTO edge.judged_networks SELECT rollout, n, '{}', 1, 0
    FROM generate_series(1, 3) AS rollout, generate_series(1, ${PEOPLE_OF_A_ROLLOUT}) AS n`,
  'ANALYZE edge.judged_visitors, edge.judged_networks, edge.judged_rollouts',
];
const names = Array.from({ length: 1_000 }, (_, index) => String(index * 20));
const rows = JSON.stringify(names.map((name) => ({ name, counted: ['lcp'], admitted: 1, since: 0 })));
const Plan = v.tuple([v.object({ 'QUERY PLAN': v.array(v.object({ Plan: v.unknown() })) })]);

describe(`of ${PEOPLE_OF_A_ROLLOUT} people in each of three rollouts`, () => {
  let url: string;
  beforeAll(async () => {
    url = await testDatabase();
    for (const text of FILL) await asOperator(url, text);
  });

  it.each([
    ['those of a batch are read', PEOPLE, [1, names, names]],
    ['those of a batch are stored', STORE, [1, rows, rows, JSON.stringify(noSums())]],
    ['ended visitors are cleared', DELETE_VISITORS, [3]],
    ['ended networks are cleared', DELETE_NETWORKS, [3]],
  ])('%s by an index, and few rows are touched', async (_name, text, values) => {
    const { rows: plans } = await connectTo(url).query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    const plan = JSON.stringify(v.parse(Plan, plans)[0]['QUERY PLAN'][0]?.Plan);
    expect(plan).not.toMatch(/"Seq Scan"[^}]*"judged_(visitors|networks)"/);
    const read = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":(\d+)/g)].map(([, count]) =>
      Number(count),
    );
    expect(Math.max(...read)).toBeLessThanOrEqual(2_000);
    expect(Math.max(...read)).toBeGreaterThanOrEqual(1_000);
  });
});

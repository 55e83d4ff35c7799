import { openDatabase } from 'database';
import { asOperator, testDatabase } from 'database/testing';
import * as v from 'valibot';
import { afterTest, silentLog } from 'releases/testing';
import { CLAIM, RETRY_NOW, UNTIL_NEXT_DUE } from './delivery-queue.ts';
import { COUNTS, DELETE_OLD, LIST, OVERDUE, postgresForms } from './postgres-forms.ts';

const FORMS = 100_000;
const KINDS = ['member', 'prayer-request'];

/** @param share of the forms that wait; the others were delivered in the course of a year */
const FILL = `
  INSERT INTO edge.submissions (id, key, kind, state, fingerprint, answers, received_at, since, due_at, attempts)
  SELECT n, n, (ARRAY['member', 'prayer-request', 'message'])[1 + n % 3], state, '',
    CASE state WHEN 'waiting' THEN '{}' END, time, time, now_ms + 60000 + n, n % 2
  FROM generate_series(1, ${FORMS}) AS n
  CROSS JOIN (SELECT (extract(epoch FROM now()) * 1000)::bigint) AS moment (now_ms)
  CROSS JOIN LATERAL (SELECT CASE WHEN n % 100 < $1 THEN 'waiting' ELSE 'delivered' END) AS of (state)
  CROSS JOIN LATERAL (SELECT now_ms - n * 315360::bigint) AS at (time)`;

const Plan = v.tuple([v.object({ 'QUERY PLAN': v.array(v.object({ Plan: v.unknown() })) })]);

const STATEMENTS: readonly (readonly [name: string, text: string, values: readonly unknown[]])[] = [
  ['a claim', CLAIM, [null, KINDS, 4, 'a-lease']],
  ['when the next one is due', UNTIL_NEXT_DUE, [null, KINDS]],
  ['retention', DELETE_OLD, [null, 30 * 86_400_000, 1_000]],
  ['the list of staff', LIST, []],
];

describe.each([1, 100])(`of ${FORMS} forms, of which %s %% wait,`, (percent) => {
  let url: string;
  beforeAll(async () => {
    url = await testDatabase();
    await asOperator(url, FILL, [percent]);
    await asOperator(url, 'ANALYZE edge.submissions');
  });

  it.each(STATEMENTS)('%s is found by an index', async (_name, text, values) => {
    const plan = await plannerOf(url)(text, values);
    expect(plan).toMatch(/"Index Name":"submissions_/);
    expect(plan).not.toContain('"Seq Scan"');
  });

  it.each([
    ['a claim', CLAIM, [null, KINDS, 4, 'a-lease']],
    ['when the next one is due', UNTIL_NEXT_DUE, [null, KINDS]],
  ])('%s reads few of them', async (_name, text, values) => {
    const plan = await plannerOf(url)(text, values, 'ANALYZE, ');
    const read = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":(\d+)/g)].map(([, rows]) => Number(rows));
    expect(Math.max(...read)).toBeLessThan(100);
  });
});

describe(`of ${FORMS} forms, of which few wait,`, () => {
  it.each([
    ['those that are tried at once', RETRY_NOW, [null, KINDS, 1_000]],
    ['those that wait too long', OVERDUE, [null, 600_000]],
    ['those that are not delivered', COUNTS, [null]],
  ])('%s are found by an index', async (_name, text, values) => {
    const url = await testDatabase();
    await asOperator(url, FILL, [1]);
    await asOperator(url, 'ANALYZE edge.submissions');
    expect(await plannerOf(url)(text, values)).not.toContain('"Seq Scan"');
  });
});

describe(`of ${FORMS} forms, of which few wait,`, () => {
  it('every statement of a form’s life finds its rows by an index', async () => {
    const url = await testDatabase();
    await asOperator(url, FILL, [1]);
    await asOperator(url, 'ANALYZE edge.submissions');
    const asked = await statementsOfALife(url);
    expect(new Set(asked.map(([text]) => text)).size).toBeGreaterThan(14);
    const planOf = plannerOf(url);
    const plans: { text: string; plan: string }[] = [];
    for (const [text, values] of asked) plans.push({ text, plan: await planOf(text, values) });
    expect(plans.filter(({ plan }) => plan.includes('"Seq Scan"'))).toEqual([]);
  });
});

type Statement = readonly [text: string, values: readonly unknown[]];

/** What is asked while forms are sent, tried again, delivered, refused, held, looked after and deleted. */
async function statementsOfALife(url: string): Promise<readonly Statement[]> {
  const database = openDatabase({ url, log: silentLog });
  afterTest(database.close);
  const asked: Statement[] = [];
  const query: typeof database.query = (text, values = []) => {
    asked.push([text, values]);
    return database.query(text, values);
  };
  const { accepted, queue, desk, deleteOld } = postgresForms({ query, listen: database.listen });
  const form = { kind: 'member', fingerprint: 'x', answers: {} } as const;
  const held = await accepted.add({ ...form, key: 'held', suspicion: 'it looks like spam' });
  await accepted.add({ ...form, key: 'new', suspicion: null });
  const found = await accepted.find('new');
  if (found) await accepted.acknowledge(found);
  const [claim] = await queue.claim(['member'], 1);
  if (!claim) throw new Error('No form was given out.');
  await queue.postpone(claim, 0, 'nobody is there');
  await queue.delivered(claim, { status: 200, body: '' });
  await queue.refuse(claim, 'it is wrong');
  await queue.retryNow(['member']);
  await queue.untilNextDue(['member']);
  await desk.list();
  await desk.read(held.id);
  await desk.release(held.id);
  await desk.remove(held.id);
  await desk.overdue(600_000);
  await desk.counts();
  await deleteOld(30 * 86_400_000);
  return asked.filter(([text]) => text.includes('edge.submissions'));
}

function plannerOf(url: string) {
  const database = openDatabase({ url, log: silentLog });
  afterTest(database.close);
  return async (text: string, values: readonly unknown[], how = ''): Promise<string> => {
    const { rows } = await database.query(`EXPLAIN (${how}FORMAT JSON) ${text}`, values);
    return JSON.stringify(v.parse(Plan, rows)[0]['QUERY PLAN'][0]?.Plan);
  };
}

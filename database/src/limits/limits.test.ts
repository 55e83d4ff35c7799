import { openDatabase } from '../open-database.ts';
import { afterTest } from '../testing/after-test.ts';
import { opened } from '../testing/opened.ts';
import { askedStatements } from '../testing/asked-statements.ts';
import { asOperator, testDatabase } from '../testing/test-database.ts';
import { wayTo } from '../testing/way.ts';
import { createLimits, type Limits } from './limits.ts';
import { DELETE_OLD, deleteOld } from './old-limits.ts';

const SITE_KEY = Buffer.alloc(32, 7);
const MINUTE_MS = 60_000;
/** The tests wait for the database on a slow machine too. */
const PATIENCE_MS = 60_000;

const logged: string[] = [];
const write = (_fields: object, message: string) => void logged.push(message);
const log = { info: write, warn: write, error: write };

beforeEach(() => void logged.splice(0));

function inMemory(): Limits {
  return createLimits({ log });
}

/** The limits of one edge of several. */
function onEdge(url: string): Limits {
  const database = openDatabase({ url, log });
  afterTest(database.close);
  const limits = createLimits({ shared: { database, siteKey: SITE_KEY }, answerWithinMs: PATIENCE_MS, log });
  afterTest(limits.close);
  return limits;
}

/** The clock of all edges. */
function clock() {
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  afterTest(() => now.mockRestore());
  return { set: (ms: number) => void now.mockReturnValue(start + ms) };
}

describe.each([
  ['memory', async () => inMemory()],
  ['Postgres', async () => onEdge(await testDatabase())],
])('limits in %s', (_name, open) => {
  it('let as many through as they say, and tell the others how long to wait', async () => {
    const time = clock();
    const count = (await open()).limit('forms', 3);
    const answers = [];
    for (let request = 0; request < 4; request += 1) answers.push(await count('a'));
    expect(answers.slice(0, 3)).toEqual([1, 2, 3].map((number) => ({ count: number, waitSeconds: null })));
    expect(answers[3]?.waitSeconds).toBe(60);
    time.set(45_500);
    expect((await count('a')).waitSeconds).toBe(15);
    time.set(MINUTE_MS - 1);
    expect((await count('a')).waitSeconds).toBe(1);
  });

  it('begin anew after a minute', async () => {
    const time = clock();
    const count = (await open()).limit('forms', 1);
    await count('a');
    expect((await count('a')).waitSeconds).not.toBeNull();
    time.set(MINUTE_MS + 1);
    expect(await count('a')).toEqual({ count: 1, waitSeconds: null });
  });

  it('count each key and each limit by itself', async () => {
    const limits = await open();
    const [forms, calls] = [limits.limit('forms', 1), limits.limit('calls', 1)];
    for (const [count, key] of [
      [forms, 'a'],
      [forms, 'b'],
      [calls, 'a'],
    ] as const)
      expect((await count(key)).waitSeconds).toBeNull();
    expect((await forms('a')).waitSeconds).not.toBeNull();
  });

  it('let no more through when many come at once', async () => {
    const count = (await open()).limit('forms', 5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => count('a')));
    expect(answers.filter(({ waitSeconds }) => waitSeconds === null)).toHaveLength(5);
  });
});

describe('limits of several edges', () => {
  it('are one: what one edge let through counts at the other', async () => {
    const url = await testDatabase();
    const [one, other] = [onEdge(url).limit('forms', 3), onEdge(url).limit('forms', 3)];
    const waits = [];
    for (const count of [one, other, one, other, one]) waits.push((await count('a')).waitSeconds === null);
    expect(waits).toEqual([true, true, true, false, false]);
  });

  it('do not ask the database for whom they have refused already', async () => {
    const count = onEdge(await testDatabase()).limit('forms', 2);
    for (let request = 0; request < 2; request += 1) await count('a');
    const asked = askedStatements();
    expect((await count('a')).waitSeconds).not.toBeNull();
    expect(asked).toEqual([]);
  });

  it('go on while the database is away, each edge by itself, and are one again after that', async () => {
    const url = await testDatabase();
    const way = await wayTo(url);
    afterTest(way.end);
    const [one, other] = [onEdge(way.url).limit('forms', 2), onEdge(url).limit('forms', 2)];
    await one('a');
    way.close();
    const waits = [];
    for (let request = 0; request < 3; request += 1) waits.push((await one('b')).waitSeconds);
    expect(waits).toEqual([null, null, expect.any(Number)]);
    expect(logged.filter((message) => message.includes('this edge counts by itself'))).toHaveLength(1);
    way.open();
    const real = performance.now();
    const later = jest.spyOn(performance, 'now').mockReturnValue(real + 10_000);
    afterTest(() => later.mockRestore());
    await one('a');
    expect((await other('a')).waitSeconds).not.toBeNull();
    expect(logged.at(-1)).toBe('the database counts requests again');
  });

  it('hold a request up for a second at most when the database does not answer', async () => {
    const silent = { query: () => new Promise<never>(() => undefined) };
    const limits = createLimits({ shared: { database: silent, siteKey: SITE_KEY }, log });
    afterTest(limits.close);
    const count = limits.limit('forms', 1);
    expect((await count('a')).waitSeconds).toBeNull();
    expect((await count('a')).waitSeconds).not.toBeNull();
  });

  it('store nobody’s address', async () => {
    const url = await testDatabase();
    await onEdge(url).limit('forms', 2)('192.0.2.7');
    const rows = await asOperator(url, 'SELECT key FROM edge.limits');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.7|forms/);
  });

  it('clear old counts away in batches, and leave those of the present minute', async () => {
    const url = await testDatabase();
    await onEdge(url).limit('forms', 2)('a');
    const old = Date.now() - 3_600_000;
    await asOperator(url, `INSERT INTO edge.limits SELECT n::text, 1, ${old} + n FROM generate_series(1, 2500) n`);
    const asked = askedStatements();
    await deleteOld(opened(url).database);
    expect(asked.filter((text) => text.includes('DELETE'))).toHaveLength(3);
    expect(await asOperator(url, 'SELECT points FROM edge.limits')).toEqual([{ points: 1 }]);
  });

  it('find old counts by an index', async () => {
    const url = await testDatabase();
    await asOperator(url, `INSERT INTO edge.limits SELECT n::text, 1, n FROM generate_series(1, 20000) n`);
    await asOperator(url, 'ANALYZE edge.limits');
    const plan = await asOperator(url, `EXPLAIN ${DELETE_OLD.replace('$1', '100').replace('$2', '1000')}`);
    expect(JSON.stringify(plan)).toContain('limits_expire');
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  });
});

import { DatabaseError } from 'pg';
import { DatabaseAway } from './database-away.ts';
import { afterTest } from './testing/after-test.ts';
import { opened } from './testing/opened.ts';
import { asOperator, emptyDatabase } from './testing/test-database.ts';
import { until } from './testing/until.ts';
import { wayTo } from './testing/way.ts';

let url: string;
beforeAll(async () => {
  url = await emptyDatabase();
  await asOperator(url, 'CREATE TABLE things (name text PRIMARY KEY)');
});
beforeEach(() => asOperator(url, 'TRUNCATE things'));

const SLEEPING = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep(59)%'
  AND pid <> pg_backend_pid() AND state = 'active'`;
/** A table whose changes take as long to be stored as a statement may take. */
const SLOW_TO_STORE = `
  CREATE TABLE slow (number integer);
  CREATE FUNCTION sleep() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(9); RETURN NULL; END';
  CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON slow DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION sleep()`;
const STORING = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND query = 'COMMIT' AND wait_event = 'PgSleep'`;
const CONNECTED = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'soteria-edge'`;
const names = () => asOperator(url, 'SELECT name FROM things ORDER BY name');
const isAsleep = async () => (await asOperator(url, SLEEPING)).length === 1;

/** A database that is reached by a way which the test can close. */
async function byWay() {
  const way = await wayTo(url);
  afterTest(way.end);
  return { way, ...opened(way.url) };
}

describe('a statement', () => {
  it('is answered with the values that its columns have', async () => {
    const { database } = opened(url);
    const text = `SELECT $1::text AS word, 5000000000::bigint AS big, '\\x00ff'::bytea AS bytes, '{"a":[1]}'::jsonb AS json`;
    expect(await database.query(text, ['a'])).toEqual({
      rows: [{ word: 'a', big: 5_000_000_000, bytes: Buffer.from([0, 255]), json: { a: [1] } }],
      count: 1,
    });
  });

  it('says how many rows it has changed', async () => {
    const { database } = opened(url);
    expect((await database.query(`INSERT INTO things VALUES ('a'), ('b')`)).count).toBe(2);
  });

  it('with a fault throws it, and the next one is answered', async () => {
    const { database } = opened(url);
    await expect(database.query('SELECT nothing')).rejects.toBeInstanceOf(DatabaseError);
    await expect(database.query('SELECT nothing')).rejects.not.toBeInstanceOf(DatabaseAway);
    expect((await database.query('SELECT 1')).count).toBe(1);
  });

  it('that takes too long counts as a database that is away', async () => {
    const { database } = opened(url);
    const slow = database.transaction(async ({ query }) => {
      await query('SET LOCAL statement_timeout = 1');
      await query('SELECT pg_sleep(60)');
    });
    await expect(slow).rejects.toBeInstanceOf(DatabaseAway);
  });
});

describe('a transaction', () => {
  it('is stored whole', async () => {
    const { database } = opened(url);
    const result = await database.transaction(async ({ query }) => {
      for (const name of ['a', 'b']) await query('INSERT INTO things VALUES ($1)', [name]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await names()).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it.each([
    ['the work throws', () => Promise.reject(new Error('no'))],
    ['a statement of it has a fault', (query: (text: string) => Promise<unknown>) => query('SELECT nothing')],
  ])('leaves nothing behind when %s', async (_name, fail) => {
    const { database } = opened(url);
    const work = database.transaction(async ({ query }) => {
      await query(`INSERT INTO things VALUES ('a')`);
      await fail(query);
    });
    await expect(work).rejects.toThrow();
    expect(await names()).toEqual([]);
    expect((await database.query('SELECT 1')).count).toBe(1);
  });
});

it('an edge has three connections at most', async () => {
  const { database } = opened(url);
  const begun = new Promise((resolve) => database.listen('things', resolve));
  const asked = Array.from({ length: 20 }, () => database.query('SELECT pg_sleep(0.01)'));
  await Promise.all([begun, ...asked]);
  // Those of the tests before this one may still end.
  await until(async () => (await asOperator(url, CONNECTED)).length === 3);
});

describe('while the database is away', () => {
  it('a statement says so, and is answered again once it is back', async () => {
    const { way, database } = await byWay();
    await database.query('SELECT 1');
    way.close();
    await expect(database.query('SELECT 1')).rejects.toThrow(DatabaseAway);
    await expect(database.query('SELECT 1')).rejects.toThrow(
      'See that Postgres runs and that DATABASE_URL leads to it',
    );
    way.open();
    expect((await database.query('SELECT 1')).count).toBe(1);
  });

  it('a statement that was cut off says that its change may be in force', async () => {
    const { way, database } = await byWay();
    const cut = database.query('SELECT pg_sleep(59)').catch((error: unknown) => error);
    await until(isAsleep);
    way.close();
    expect(await cut).toMatchObject({ name: 'DatabaseAway', mayBeStored: true });
    await asOperator(url, `SELECT pg_terminate_backend(pid) FROM (${SLEEPING}) AS sleeping`);
  });

  it('a transaction that is cut off at its end says that its changes may be in force', async () => {
    await asOperator(url, SLOW_TO_STORE);
    const { way, database } = await byWay();
    const cut = database
      .transaction(({ query }) => query('INSERT INTO slow VALUES (1)'))
      .catch((error: unknown) => error);
    await until(async () => (await asOperator(url, STORING)).length === 1);
    way.close();
    expect(await cut).toMatchObject({ name: 'DatabaseAway', mayBeStored: true });
    await asOperator(url, `SELECT pg_terminate_backend(pid) FROM (${STORING}) AS storing`);
  });

  it('a statement that the server ended has changed nothing', async () => {
    const { database } = opened(url);
    const ended = database.query('SELECT pg_sleep(59)').catch((error: unknown) => error);
    await until(isAsleep);
    await asOperator(url, `SELECT pg_terminate_backend(pid) FROM (${SLEEPING}) AS sleeping`);
    expect(await ended).toMatchObject({ name: 'DatabaseAway', mayBeStored: false });
    expect((await database.query('SELECT 1')).count).toBe(1);
  });

  it('a transaction that is cut off between two statements leaves nothing behind, and the edge lives', async () => {
    const { way, database } = await byWay();
    const cut = database.transaction(async ({ query }) => {
      await query(`INSERT INTO things VALUES ('a')`);
      way.close();
      await query(`INSERT INTO things VALUES ('b')`);
    });
    await expect(cut).rejects.toMatchObject({ name: 'DatabaseAway', mayBeStored: false });
    expect(await names()).toEqual([]);
  });
});

import { DatabaseRefused } from '../database-refused.ts';
import { asOperator, emptyDatabase } from '../testing/test-database.ts';
import { MIGRATIONS } from './list.ts';
import { migrateDatabase } from './migrate.ts';

const FIRST = { name: 'first', sql: 'CREATE TABLE edge.first (a integer)' };
const SECOND = { name: 'second', sql: 'CREATE TABLE edge.second (a integer); INSERT INTO edge.first VALUES (2)' };

const stepsOf = (url: string) => asOperator(url, 'SELECT number, name FROM edge.migrations ORDER BY number');

/** Every column, index and constraint of the schema. */
const schemaOf = (url: string) =>
  asOperator(
    url,
    `SELECT table_name AS of, column_name AS name, concat_ws(' ', data_type, is_nullable, column_default) AS what
       FROM information_schema.columns WHERE table_schema = 'edge'
     UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'edge'
     UNION ALL SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
       FROM pg_constraint WHERE connamespace = 'edge'::regnamespace
     ORDER BY 1, 2, 3`,
  );

describe('the schema', () => {
  it('is made once, however many edges start at once', async () => {
    const url = await emptyDatabase();
    await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url, [FIRST, SECOND])));
    expect(await stepsOf(url)).toEqual([
      { number: 1, name: 'first' },
      { number: 2, name: 'second' },
    ]);
    expect(await asOperator(url, 'SELECT a FROM edge.first')).toEqual([{ a: 2 }]);
  });

  it.each(MIGRATIONS.map((_step, index) => index))('of version %s becomes the same as a new one', async (version) => {
    const [earlier, fresh] = [await emptyDatabase(), await emptyDatabase()];
    await migrateDatabase(earlier, MIGRATIONS.slice(0, version));
    await Promise.all([migrateDatabase(earlier), migrateDatabase(fresh)]);
    const schema = await schemaOf(fresh);
    expect(schema.length).toBeGreaterThan(0);
    expect(await schemaOf(earlier)).toEqual(schema);
  });

  it('is as before after a step that fails; the next start goes on there', async () => {
    const url = await emptyDatabase();
    const broken = { name: 'second', sql: 'CREATE TABLE edge.second (a integer); SELECT nothing' };
    await expect(migrateDatabase(url, [FIRST, broken])).rejects.toThrow('nothing');
    expect(await stepsOf(url)).toEqual([{ number: 1, name: 'first' }]);
    await migrateDatabase(url, [FIRST, SECOND]);
    expect(await stepsOf(url)).toHaveLength(2);
  });
});

describe('a database is refused, in words,', () => {
  it('when a newer program has changed it', async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url, [FIRST, SECOND]);
    await expect(migrateDatabase(url, [FIRST])).rejects.toThrow(DatabaseRefused);
    await expect(migrateDatabase(url, [FIRST])).rejects.toThrow('Start the newer program, or restore a backup');
  });

  it("when another program's steps are in it", async () => {
    const url = await emptyDatabase();
    await migrateDatabase(
      url,
      [SECOND].map((step) => ({ ...step, sql: 'SELECT 1' })),
    );
    await expect(migrateDatabase(url, [FIRST])).rejects.toThrow('Let DATABASE_URL name a database of this site');
  });

  it('when it does not exist', async () => {
    const url = Object.assign(new URL(await emptyDatabase()), { pathname: '/nowhere' }).href;
    await expect(migrateDatabase(url)).rejects.toThrow('Make the database (`createdb`)');
  });

  it('when its user may make no schema, and not once the schema is there', async () => {
    const url = await emptyDatabase();
    const user = `user_${new URL(url).pathname.slice(1)}`;
    await asOperator(url, `CREATE ROLE ${user} LOGIN`);
    const asUser = Object.assign(new URL(url), { username: user }).href;
    await expect(migrateDatabase(asUser)).rejects.toThrow('CREATE SCHEMA edge AUTHORIZATION');
    await asOperator(url, `CREATE SCHEMA edge AUTHORIZATION ${user}`);
    await migrateDatabase(asUser);
    expect(await stepsOf(url)).toHaveLength(MIGRATIONS.length);
  });

  it('for a moment, when nobody answers', async () => {
    await expect(migrateDatabase('postgres://soteria@127.0.0.1:1/none')).rejects.toThrow('The database is away');
  });
});

import Database from 'better-sqlite3';
import { join } from 'node:path';
import { afterTest, tempFolder } from 'releases/testing';
import * as v from 'valibot';
import { openLocalCopies } from '../outage/local-copies.ts';
import { openSqliteForms } from './sqlite-forms.ts';

const Plan = v.array(v.object({ detail: v.string() }));

/** The texts of all statements that are prepared from now until the test's end. */
function preparedStatements(): readonly string[] {
  const texts: string[] = [];
  const { prepare } = Database.prototype;
  const spy = jest.spyOn(Database.prototype, 'prepare').mockImplementation(function (this: Database.Database, text) {
    texts.push(text);
    return Reflect.apply(prepare, this, [text]) as Database.Statement<unknown[]>;
  });
  afterTest(() => spy.mockRestore());
  return texts;
}

/** How SQLite finds the rows of each statement. */
function plansOf(file: string, statements: readonly string[]): readonly { text: string; steps: string[] }[] {
  const database = new Database(file);
  afterTest(() => database.close());
  return statements.map((text) => {
    const asked = text.replace(/(?<=[\s(])(\?|:[a-z]\w*)/gi, '1');
    const steps = v.parse(Plan, database.prepare(`EXPLAIN QUERY PLAN ${asked}`).all());
    return { text, steps: steps.map(({ detail }) => detail) };
  });
}

describe('every statement on forms in SQLite', () => {
  it.each([
    ['of one machine', openSqliteForms],
    ['of an outage of the shared database', openLocalCopies],
  ])('%s finds its rows by an index, and sorts none that ended', async (_name, open) => {
    const file = join(await tempFolder(), 'submissions.sqlite');
    const statements = preparedStatements();
    const opened = open(file);
    afterTest(opened.close);
    const plans = plansOf(file, [...statements]);
    expect(plans.length).toBeGreaterThan(3);
    const all = /^SCAN submissions(?! USING (COVERING )?INDEX submissions_ended)/;
    expect(plans.filter(({ steps }) => steps.some((step) => all.test(step)))).toEqual([]);
    const sorting = ({ text, steps }: { text: string; steps: string[] }) =>
      text.includes('delivered') && steps.some((step) => step.includes('ORDER BY'));
    expect(plans.filter(sorting)).toEqual([]);
  });
});

describe('old forms in SQLite', () => {
  it('are deleted in batches, all of them', async () => {
    const file = join(await tempFolder(), 'submissions.sqlite');
    const { deleteOld, close } = openSqliteForms(file);
    afterTest(close);
    const database = new Database(file);
    afterTest(() => database.close());
    database.exec(`
      INSERT INTO submissions (id, key, kind, state, fingerprint, answers, receivedAt, since, dueAt)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 401)
      SELECT n, n, 'member', iif(n = 1, 'waiting', 'delivered'), '', iif(n = 1, '{}', NULL), 0, 0, 0 FROM numbers`);
    await deleteOld(1_000);
    expect(database.prepare('SELECT id FROM submissions').pluck().all()).toEqual(['1']);
  });
});

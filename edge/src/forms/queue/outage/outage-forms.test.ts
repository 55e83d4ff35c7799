import { openDatabase } from 'database';
import { asOperator, testDatabase, wayTo } from 'database/testing';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterTest, silentLog, tempFolder, until } from 'releases/testing';
import { postgresEdge, sqliteSite } from '../../../testing/form-sites.ts';
import { fakeRecipient, locked, MEMBER, POSTPONED, storedForms } from '../../../testing/forms.ts';
import { FormNotStored } from '../../intake/errors.ts';
import { forwardCopies, openLocalCopies } from './local-copies.ts';

const STORED = { state: 'stored' };
const SUSPICIOUS = { ...MEMBER, homepage: 'https://spam.example' };
const withKey = () => ({ ...MEMBER, key: randomUUID() });

/** An edge whose way to the database the test closes and opens. */
async function edgeWithWay(options: Parameters<typeof storedForms>[0] = {}) {
  const [url, file] = [await testDatabase(), join(await tempFolder(), 'submissions.sqlite')];
  const way = await wayTo(url);
  afterTest(way.end);
  const site = postgresEdge(way.url, file);
  const other = postgresEdge(url, join(await tempFolder(), 'submissions.sqlite'));
  return { ...(await storedForms({ site, waitMs: 50, ...options })), url, file, way, other };
}

const rowsOf = (url: string) =>
  asOperator(url, 'SELECT key, state, acknowledged, reason FROM edge.submissions ORDER BY received_at');

describe('while the database is away', () => {
  it('forms are thanked, and are delivered once each when it is back, without a hand', async () => {
    const { submissions, side, way, file, isEmpty } = await edgeWithWay();
    const forms = Array.from({ length: 30 }, withKey);
    for (const form of forms.slice(0, 10)) await submissions.accept(form);
    way.close();
    for (const form of forms.slice(10, 20)) expect(await submissions.accept(form)).toEqual(STORED);
    // The second click of each.
    for (const form of forms.slice(5, 20)) expect(await submissions.accept(form)).toEqual(STORED);
    expect(submissions.notice()).toContain('15 forms of visitors wait on this machine');
    await expect(submissions.list()).rejects.toThrow('The database is away');
    way.open();
    await until(() => submissions.notice() === null);
    for (const form of forms.slice(20)) await submissions.accept(form);
    await until(isEmpty);
    expect([...side.keys].sort()).toEqual(forms.map(({ key }) => key).sort());
    for (const part of [file, `${file}-wal`]) expect(String(await readFile(part))).not.toContain('Zo');
  });

  it('a form is thanked whose edge lost the database between storing and thanking', async () => {
    const side = fakeRecipient(POSTPONED);
    const { submissions, way, url } = await edgeWithWay({
      side,
      toContentApi: async () => (way.close(), POSTPONED),
      waitMs: 60_000,
    });
    const form = withKey();
    expect(await submissions.accept(form)).toEqual(STORED);
    expect(await rowsOf(url)).toMatchObject([{ key: form.key, acknowledged: false }]);
    expect(submissions.notice()).toContain('1 form of a visitor waits');
    way.open();
    await until(() => submissions.notice() === null);
    expect(await rowsOf(url)).toMatchObject([{ key: form.key, acknowledged: true }]);
  });

  it('what looks like spam is held, and is held there too', async () => {
    const { submissions, side, way, url } = await edgeWithWay();
    way.close();
    expect(await submissions.accept({ ...SUSPICIOUS, key: randomUUID() })).toEqual(STORED);
    way.open();
    await until(async () => (await rowsOf(url)).length === 1);
    expect(await rowsOf(url)).toMatchObject([{ state: 'held', reason: 'the hidden field was filled in' }]);
    expect(side.keys).toEqual([]);
  });

  it('a result waits in the edge, so that nobody delivers the form once more', async () => {
    const delivered: string[] = [];
    const edge = await edgeWithWay({
      toMail: async ({ key }) => {
        edge.way.close();
        delivered.push(key);
        return { state: 'delivered', answer: { status: 200, body: '' } };
      },
    });
    await edge.submissions.accept({ ...withKey(), kind: 'message' });
    await until(() => delivered.length > 0);
    edge.way.open();
    await until(async () => (await rowsOf(edge.url)).some((row) => JSON.stringify(row).includes('"delivered"')));
    expect(delivered).toHaveLength(1);
  });

  it('a form is refused only when this machine cannot store it either', async () => {
    const { submissions, way, file } = await edgeWithWay({ waitMs: 60_000 });
    const unlock = locked((await sqliteSite(file)).file);
    expect(await submissions.accept(withKey())).toMatchObject({ state: 'answered' });
    way.close();
    await expect(submissions.accept(withKey())).rejects.toThrow(FormNotStored);
    unlock();
    expect(await submissions.accept(withKey())).toEqual(STORED);
  });
});

describe('a broken file on this machine', () => {
  it('costs nothing while the database is there', async () => {
    const file = join(await tempFolder(), 'submissions.sqlite');
    await writeFile(file, 'no database at all, but long enough to be looked at as one'.repeat(10));
    const { submissions } = await storedForms({ site: postgresEdge(await testDatabase(), file) });
    expect(await submissions.accept({ ...withKey(), address: '203.0.113.7' })).toMatchObject({ state: 'answered' });
  });
});

describe('a copy', () => {
  async function copiesOf(...keys: string[]) {
    const [url, file] = [await testDatabase(), join(await tempFolder(), 'submissions.sqlite')];
    const [database, copies] = [openDatabase({ url, log: silentLog }), openLocalCopies(file)];
    afterTest(database.close);
    afterTest(copies.close);
    const form = { kind: 'member', answers: MEMBER.answers, suspicion: null } as const;
    for (const key of keys) await copies.accepted.add({ ...form, key, fingerprint: 'here' });
    return { url, database, copies, form };
  }

  it('is stored once, also when its edge dies before it has erased it', async () => {
    const [key, next] = [randomUUID(), randomUUID()];
    const { url, database, copies } = await copiesOf(key, next);
    const killed = () => {
      throw new Error('The edge was killed.');
    };
    await expect(forwardCopies(database, { ...copies, erase: killed })).rejects.toThrow('killed');
    expect(copies.count()).toBe(2);
    await forwardCopies(database, copies);
    expect((await rowsOf(url)).map((row) => Object(row).key)).toEqual([key, next]);
    expect(copies.count()).toBe(0);
  });

  it('is delivered beside another edge’s form that has other answers under its key', async () => {
    const key = randomUUID();
    const { url, database, copies, form } = await copiesOf(key);
    const other = postgresEdge(url, join(await tempFolder(), 'submissions.sqlite')).open();
    afterTest(other.close);
    await other.accepted.add({ ...form, key, fingerprint: 'there' });
    const killed = () => {
      throw new Error('The edge was killed.');
    };
    await expect(forwardCopies(database, { ...copies, erase: killed })).rejects.toThrow('killed');
    await forwardCopies(database, copies);
    const rows = await asOperator(url, 'SELECT fingerprint FROM edge.submissions ORDER BY fingerprint');
    expect(rows).toEqual([{ fingerprint: 'here' }, { fingerprint: 'there' }]);
  });

  it('of a site that had one machine goes too, with its state', async () => {
    const site = await sqliteSite();
    const before = await storedForms({ site, side: fakeRecipient(POSTPONED) });
    await before.submissions.accept(withKey());
    await before.submissions.accept({ ...SUSPICIOUS, key: randomUUID() });
    await before.submissions.stop();
    const url = await testDatabase();
    const after = await storedForms({ site: postgresEdge(url, site.file) });
    await until(async () => (await rowsOf(url)).length === 2);
    const states = async () => (await after.submissions.list()).map(({ state }) => state);
    await until(async () => (await states()).join() === 'held');
    expect(after.side.keys).toHaveLength(1);
  });
});

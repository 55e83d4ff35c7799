import Fastify from 'fastify';
import { openDatabase } from 'database';
import { testDatabase, wayTo } from 'database/testing';
import { afterTest, silentLog, until } from 'releases/testing';
import { contentHook } from './content-hook.ts';

const SECRET = 'a-long-enough-secret';

async function hook(secret: string | undefined = SECRET) {
  const [onChange, onCall] = [jest.fn(), jest.fn()];
  const app = Fastify();
  await app.register(contentHook, { secret, onChange, onCall, log: app.log });
  afterTest(() => app.close());
  const call = (authorization?: string) =>
    app.inject({
      method: 'POST',
      url: '/_/content-changed',
      payload: '{"model":"event"}',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    });
  return { call, onChange, onCall };
}

describe('POST /_/content-changed', () => {
  it('tells that content changed', async () => {
    const { call, onChange, onCall } = await hook();
    expect((await call(`Bearer ${SECRET}`)).statusCode).toBe(204);
    expect([onChange.mock.calls.length, onCall.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([undefined, 'Bearer', `Bearer ${SECRET}x`, SECRET, `Basic ${SECRET}`])(
    'refuses %s',
    async (authorization) => {
      const { call, onChange } = await hook();
      expect((await call(authorization)).statusCode).toBe(401);
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('refuses everybody when there is no secret', async () => {
    const { call, onChange } = await hook('');
    expect((await call('Bearer ')).statusCode).toBe(401);
    expect((await call('Bearer undefined')).statusCode).toBe(401);
    expect(onChange).not.toHaveBeenCalled();
  });
});

/** A hook of one edge of several. */
async function edgeOn(url: string) {
  const database = openDatabase({ url, log: silentLog });
  const told = { changes: 0, calls: 0 };
  const app = Fastify({ loggerInstance: silentLog });
  const onChange = () => void (told.changes += 1);
  const onCall = () => void (told.calls += 1);
  await app.register(contentHook, { secret: SECRET, onChange, onCall, database, log: silentLog });
  afterTest(database.close);
  afterTest(() => app.close());
  await app.ready();
  const authorization = `Bearer ${SECRET}`;
  const call = async () =>
    (await app.inject({ method: 'POST', url: '/_/content-changed', headers: { authorization } })).statusCode;
  return { told, call };
}

describe('edges that share a database', () => {
  it('are all told of an edit, and the forms of the one that the CMS called', async () => {
    const url = await testDatabase();
    const [one, other] = [await edgeOn(url), await edgeOn(url)];
    // Listening has begun.
    await until(() => one.told.changes === 1 && other.told.changes === 1);
    expect(await one.call()).toBe(204);
    await until(() => other.told.changes === 2);
    expect(await one.call()).toBe(204);
    await until(() => other.told.changes === 3);
    expect([one.told, other.told]).toEqual([
      { changes: 3, calls: 2 },
      { changes: 3, calls: 0 },
    ]);
  });

  it('are told after an outage: who was away, and of what the CMS told one that was', async () => {
    const url = await testDatabase();
    const way = await wayTo(url);
    afterTest(way.end);
    const [away, other] = [await edgeOn(way.url), await edgeOn(url)];
    await until(() => away.told.changes === 1 && other.told.changes === 1);
    way.close();
    expect(await away.call()).toBe(204);
    expect(away.told.changes).toBe(2);
    expect(await other.call()).toBe(204);
    expect(away.told.changes).toBe(2);
    way.open();
    await until(() => away.told.changes >= 3 && other.told.changes >= 3);
  });
});

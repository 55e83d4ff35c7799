import { afterTest, asOperator, testDatabase, until, wayTo } from 'database/testing';
import { connectTo } from '../testing/shared-database.ts';
import { silentLog } from '../testing/silent-log.ts';
import { causesInMemory, type FailureCauses, sharedCauses } from './failure-causes.ts';

const clock = { now: new Date('2026-11-26T01:00:00.000Z') };
const now = () => clock.now;
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));

/** An edge's causes in a database. */
function causesIn(url: string): FailureCauses {
  const causes = sharedCauses({ database: connectTo(url), log: silentLog, now });
  afterTest(causes.close);
  return causes;
}

const ON_SERVER = {
  section: 'events',
  version: '1.1.0',
  reason: 'render',
  cause: 'Cannot read properties of null (reading ‘title’)',
  at: 'server/remoteEntry.cjs:10:5',
} as const;
const IN_BROWSER = {
  section: 'events',
  version: '1.1.0',
  reason: 'render',
  kind: 'TypeError',
  at: '1.0a.js:1:99',
} as const;

const ENGINES = [
  ['memory', async () => causesInMemory(now)],
  ['Postgres', async () => causesIn(await testDatabase())],
] as const;

describe.each(ENGINES)('causes of failures in %s', (_engine, open) => {
  it('are counted, the latest first, each with its place and time', async () => {
    const causes = await open();
    causes.add(ON_SERVER);
    later(1_000);
    causes.add(ON_SERVER);
    later(1_000);
    causes.add(IN_BROWSER);
    causes.add({ ...ON_SERVER, section: 'connect' });
    expect(await causes.of('events')).toEqual([
      {
        section: 'events',
        version: '1.1.0',
        place: 'browser',
        reason: 'render',
        cause: 'TypeError',
        at: '1.0a.js:1:99',
        count: 1,
        last: clock.now.toISOString(),
      },
      {
        section: 'events',
        version: '1.1.0',
        place: 'server',
        reason: 'render',
        cause: ON_SERVER.cause,
        at: ON_SERVER.at,
        count: 2,
        last: new Date(clock.now.getTime() - 1_000).toISOString(),
      },
    ]);
    later(1_000);
    causes.add(ON_SERVER);
    expect((await causes.of('events'))[0]).toMatchObject({ place: 'server', count: 3 });
  });

  it('are twenty of a release, however many there are and however long', async () => {
    const causes = await open();
    causes.add({ ...ON_SERVER, version: '1.0.0' });
    for (let index = 0; index < 50; index += 1) {
      later(1_000);
      causes.add({ ...ON_SERVER, cause: `${index} ${'\u0000ä'.repeat(5_000)}` });
      if (index === 25) await causes.of('events');
    }
    const stored = await causes.of('events');
    expect(stored.map(({ version, cause }) => `${version} ${cause.split(' ')[0]}`)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `1.1.0 ${49 - index}`),
      `1.0.0 Cannot`,
    ]);
    expect(Math.max(...stored.map(({ cause }) => cause.length))).toBeLessThanOrEqual(300);
  });
});

describe('edges that share their causes', () => {
  it('count together, and a restart forgets nothing', async () => {
    const url = await testDatabase();
    const [one, other] = [causesIn(url), causesIn(url)];
    one.add(ON_SERVER);
    other.add(ON_SERVER);
    await Promise.all([one.close(), other.close()]);
    expect(await causesIn(url).of('events')).toMatchObject([{ cause: ON_SERVER.cause, count: 2 }]);
  });

  it('wait while the database is away', async () => {
    const url = await testDatabase();
    const way = await wayTo(url);
    afterTest(way.end);
    const causes = causesIn(way.url);
    way.close();
    causes.add(ON_SERVER);
    await expect(causes.of('events')).rejects.toThrow();
    way.open();
    await until(async () => (await asOperator(url, 'SELECT 1 FROM edge.failure_causes')).length === 1);
    expect(await causes.of('events')).toMatchObject([{ count: 1 }]);
  });
});

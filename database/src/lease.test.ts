import { afterTest } from './testing/after-test.ts';
import { opened } from './testing/opened.ts';
import { emptyDatabase } from './testing/test-database.ts';
import { until } from './testing/until.ts';
import { wayTo } from './testing/way.ts';

let url: string;
beforeAll(async () => {
  url = await emptyDatabase();
});

/** An edge that asks for the lease, by a way that the test can close. */
async function edge(name: string) {
  const way = await wayTo(url);
  afterTest(way.end);
  const { database, stop } = opened(way.url);
  return { way, database, stop, lease: database.lease(name) };
}

/** Two edges, of which the first holds the lease. */
async function holderAndOther(name: string) {
  const holder = await edge(name);
  await until(holder.lease.held);
  const other = await edge(name);
  // Once another lease of its is held, its first question was answered.
  await until(other.database.lease(`${name} beside`).held);
  expect(other.lease.held()).toBe(false);
  return { holder, other };
}

describe('a lease', () => {
  it('is held by one edge of many', async () => {
    const edges = await Promise.all(Array.from({ length: 5 }, () => edge('one of many')));
    const holders = () => edges.filter(({ lease }) => lease.held()).length;
    await until(() => holders() > 0);
    for (const { database } of edges.values()) {
      const answered = database.lease(`answered ${edges.findIndex((one) => one.database === database)}`);
      await until(answered.held);
      expect(holders()).toBe(1);
    }
  });

  it('is held by another edge once its holder has stopped', async () => {
    const { holder, other } = await holderAndOther('stopped');
    await holder.stop();
    expect(holder.lease.held()).toBe(false);
    await until(other.lease.held);
  });

  it('is held by another edge once its holder was cut off, and not by both', async () => {
    const { holder, other } = await holderAndOther('cut off');
    holder.way.close();
    await until(() => {
      expect(holder.lease.held() && other.lease.held()).toBe(false);
      return other.lease.held();
    });
    holder.way.open();
    await until(holder.database.lease('cut off, and back').held);
    expect([holder.lease.held(), other.lease.held()]).toEqual([false, true]);
  });

  it('is held by another edge once its holder hangs and nobody is told, and not by both', async () => {
    const { holder, other } = await holderAndOther('hangs');
    holder.way.silence();
    await until(() => {
      expect(holder.lease.held() && other.lease.held()).toBe(false);
      return other.lease.held();
    });
  });

  it("is nobody's while the database is away, and comes back with it", async () => {
    const { way, lease } = await edge('away');
    await until(lease.held);
    way.close();
    await until(() => !lease.held());
    way.open();
    await until(lease.held);
  });
});

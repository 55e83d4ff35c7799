import { afterTest } from '../testing/after-test.ts';
import { opened } from '../testing/opened.ts';
import { asOperator, emptyDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { wayTo } from '../testing/way.ts';

let url: string;
beforeAll(async () => {
  url = await emptyDatabase();
});

const BEGUN = undefined;
const LISTENERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'soteria-edge'`;
const notify = (channel: string, message: string) => asOperator(url, 'SELECT pg_notify($1, $2)', [channel, message]);

/** What a channel's listener was told, from when listening began. */
async function listening(from: string, channel = 'news') {
  const { database, logged } = opened(from);
  const told: (string | undefined)[] = [];
  const stop = database.listen(channel, (message) => void told.push(message));
  await until(() => told.length > 0);
  return { database, told, stop, logged };
}

describe('a listener', () => {
  it('is told when listening begins, and of each notification after it', async () => {
    const { told } = await listening(url);
    await notify('news', 'one');
    await notify('news', 'two');
    await until(() => told.length >= 3);
    expect(told).toEqual([BEGUN, 'one', 'two']);
  });

  it('is told of its own channel only', async () => {
    const { database, told } = await listening(url);
    const others: (string | undefined)[] = [];
    database.listen('others', (message) => void others.push(message));
    await until(() => others.length === 1);
    await notify('others', 'theirs');
    await notify('news', 'ours');
    await until(() => told.length >= 2 && others.length >= 2);
    expect([told, others]).toEqual([
      [BEGUN, 'ours'],
      [BEGUN, 'theirs'],
    ]);
  });

  it('is told nothing any more once it has stopped', async () => {
    const { database, told, stop } = await listening(url);
    const others: (string | undefined)[] = [];
    database.listen('news', (message) => void others.push(message));
    await until(() => others.length > 0);
    stop();
    const before = [...told];
    await notify('news', 'one');
    await until(() => others.includes('one'));
    expect(told).toEqual(before);
  });

  it('is told to look for itself when its connection was killed, and hears on', async () => {
    const { told } = await listening(url);
    await asOperator(url, LISTENERS);
    await until(() => told.length >= 2);
    await notify('news', 'one');
    await until(() => told.includes('one'));
    expect(told).toEqual([BEGUN, BEGUN, 'one']);
  });

  it('hears on when the database was away for several attempts', async () => {
    const way = await wayTo(url);
    afterTest(way.end);
    const { told, logged } = await listening(way.url);
    way.close();
    await until(() => logged.length > 0);
    way.open();
    await until(() => told.length >= 2);
    await notify('news', 'one');
    await until(() => told.includes('one'));
    expect(logged).toEqual([
      { level: 'error', message: expect.stringContaining('cannot be heard') as unknown },
      { level: 'info', message: 'notifications of the database are heard again' },
    ]);
  });

  it('may begin before the database is there', async () => {
    const way = await wayTo(url);
    afterTest(way.end);
    way.close();
    const { database, logged } = opened(way.url);
    const told: (string | undefined)[] = [];
    database.listen('news', (message) => void told.push(message));
    await until(() => logged.length > 0);
    way.open();
    await until(() => told.length > 0);
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';

import { editorOf, logIn } from '../support/editor';
import { get, post, request } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';
import { until } from '../support/until';
import { EventList } from '../support/wire';

const EVENTS = '/api/events?populate=*&pagination[pageSize]=100&sort=title';
const START_LIMIT_MS = 300_000;
const DAY_MS = 86_400_000;
const Changes = v.array(v.object({ id: v.number(), kind: v.string() }));
const Users = v.object({ data: v.object({ results: v.array(v.unknown()) }) });

/** As an operator of several machines sets them (docs/several-machines.md). */
const SECRETS = Object.fromEntries(
  ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET', 'ENCRYPTION_KEY'].map(
    (name) => [name, `${name.toLowerCase()}-of-the-test`],
  ),
);

const importPostgres = () => import('../../../tooling/run/machine/postgres/start-postgres.mjs');

async function events({ url }: RunningCms) {
  const { data } = v.parse(EventList, (await get(`${url}${EVENTS}`)).body);
  return data.map(({ attributes }) => attributes);
}

const titles = async (cms: RunningCms) => (await events(cms)).map(({ title }) => title);

/** The events of a series have one title, each its day. */
const starts = async (cms: RunningCms) => (await events(cms)).map(({ title, startDate }) => `${title} ${startDate}`);

describe('two CMSes of one Postgres', () => {
  let postgres: Awaited<ReturnType<Awaited<ReturnType<typeof importPostgres>>['startPostgres']>>;
  let dataDir: string;
  let started: PromiseSettledResult<RunningCms>[];

  const running = () => started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

  beforeAll(async () => {
    const { startPostgres } = await importPostgres();
    postgres = await startPostgres();
    dataDir = await mkdtemp(join(tmpdir(), 'cms-test-'));
    const environment = { DATABASE_URL: postgres.url, ...SECRETS };
    started = await Promise.allSettled([startCms({ dataDir, environment }), startCms({ dataDir, environment })]);
  }, START_LIMIT_MS);

  afterAll(async () => {
    for (const cms of running()) await cms.stop();
    await postgres.stop();
    await removeData(dataDir);
  });

  it('start at once on an empty database, and are one', async () => {
    expect(started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
    const [first, second] = running();
    if (!first || !second) throw new Error('Two were started.');
    const shown = await starts(first);
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown).size).toBe(shown.length);
    expect(await starts(second)).toEqual(shown);
    const token = await logIn(first.url, dataDir);
    const { body } = await editorOf(second.url, token).call('GET', '/admin/users');
    expect(v.parse(Users, body).data.results).toHaveLength(1);
  });

  it('publish a series at its time, and unpublish one, once, with one event for each of its days', async () => {
    const [first, second] = running();
    if (!first || !second) throw new Error('Two were started.');
    const day = (weeks: number) => new Date(Date.now() + (7 * weeks + 1) * DAY_MS).toISOString().slice(0, 10);
    const series = {
      title: 'Vespers',
      startTime: '18:00:00.000',
      repeats: 'Every week',
      firstDay: day(0),
      until: day(9),
      desc: [{ type: 'paragraph', children: [{ type: 'text', text: 'By candlelight.' }] }],
    };
    const editor = editorOf(first.url, await logIn(first.url, dataDir));
    const { documentId } = await editor.create('event-series', { ...series, title: 'Compline' });
    await editor.publish('event-series', documentId, {});
    expect((await titles(second)).filter((title) => title === 'Compline')).toHaveLength(10);
    await editor.update('event-series', documentId, { unpublishAt: new Date().toISOString() });
    await editor.create('event-series', { ...series, publishAt: new Date().toISOString() });
    const published = /Event series “Vespers” was published at its time/g;
    const unpublished = /Event series “Compline” was unpublished at its time/g;
    const logs = () => first.output() + second.output();
    await until(() => [published, unpublished].every((words) => logs().match(words)));
    const shown = await titles(second);
    expect(shown.filter((title) => title === 'Vespers')).toHaveLength(10);
    expect(shown).not.toContain('Compline');
    expect(logs().match(published)).toHaveLength(1);
    expect(logs().match(unpublished)).toHaveLength(1);
    expect(logs()).not.toContain('could not be');
  });

  it('let one of ten editors save an entry, wherever they are logged in, and remember what it was', async () => {
    const [first, second] = running();
    if (!first || !second) throw new Error('Two were started.');
    const editor = editorOf(first.url, await logIn(first.url, dataDir));
    const { documentId, updatedAt } = await editor.create('event', {
      title: 'Picnic',
      startDate: '2030-05-01T14:00:00.000Z',
    });
    const save = ({ url }: RunningCms, title: string) =>
      request(`${url}/content-manager/collection-types/api::event.event/${documentId}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${editor.token}`,
          'content-type': 'application/json',
          'if-match': `"${String(updatedAt)}"`,
        },
        body: JSON.stringify({ title }),
      });
    const saves = [1, 2, 3, 4, 5].flatMap((each) => [save(first, `Picnic ${each}a`), save(second, `Picnic ${each}b`)]);
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
    const history = `/entry-history/api::event.event/${documentId}`;
    const [changed, created] = v.parse(Changes, (await editor.call('GET', history)).body);
    expect([changed?.kind, created?.kind]).toEqual(['changed', 'created']);
    expect((await editor.call('POST', `${history}/${created?.id}`)).body).toEqual({ missing: [] });
    expect(await editor.read('event', documentId, 'draft')).toMatchObject({ title: 'Picnic' });
    await editor.remove('event', documentId);
  });

  it('say when to come back while the database is away, and go on by themselves', async () => {
    const [cms] = running();
    if (!cms) throw new Error('It was started.');
    const key = randomUUID();
    const pray = () =>
      post(`${cms.url}/api/prayer-requests`, { data: { prayerRequest: 'For patience.' } }, { 'idempotency-key': key });
    await postgres.kill();
    for (const answer of [await get(`${cms.url}${EVENTS}`), await pray()]) {
      expect({ status: answer.status, retryAfter: answer.headers.get('retry-after') }).toEqual({
        status: 503,
        retryAfter: '30',
      });
    }
    await cms.untilSaid('Postgres does not answer');
    await postgres.restart();
    await until(async () => (await pray()).status === 200);
    expect((await titles(cms)).length).toBeGreaterThan(0);
  });
});

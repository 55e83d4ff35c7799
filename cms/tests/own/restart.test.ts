import { readFile } from 'node:fs/promises';

import * as v from 'valibot';

import { editorOf, logIn, readPasswordFile } from '../support/editor';
import { get, post } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';
import { EventList, SermonList } from '../support/wire';

const PRAYER = { data: { prayerRequest: 'For a safe journey.' } };

async function titles({ url }: RunningCms) {
  const { data } = v.parse(EventList, (await get(`${url}/api/events?populate=*&sort=title`)).body);
  return data.map(({ attributes }) => attributes.title);
}

/** As operations/src/process/service.mjs has it. */
const KILLED_AFTER_MS = 12_000;

describe('a second start on the same data', () => {
  let first: RunningCms;
  let second: RunningCms;
  let before: string[];
  let exitCode: number | null;
  let stopMs: number;

  beforeAll(async () => {
    first = await startCms();
    const editor = editorOf(first.url, await logIn(first.url, first.dataDir));
    const [event] = v.parse(EventList, (await get(`${first.url}/api/events?populate=*&sort=title`)).body).data;
    await editor.remove('event', event?.id ?? '');
    before = await titles(first);
    const start = Date.now();
    exitCode = await first.stop();
    stopMs = Date.now() - start;
    second = await startCms({ dataDir: first.dataDir, environment: { POSTS_PER_MINUTE: '2', TRUST_PROXY: '1' } });
  });

  afterAll(async () => {
    await second?.stop();
    await removeData(first.dataDir);
  });

  it('comes after a clean end, before the CMS would have been killed', () => {
    expect(exitCode).toBe(0);
    expect(stopMs).toBeLessThan(KILLED_AFTER_MS);
    expect(first.output()).toContain('Strapi has been shut down');
  });

  it('finds the content as it was left, and seeds nothing again', async () => {
    expect(before).toHaveLength(19);
    expect(await titles(second)).toEqual(before);
    expect(v.parse(SermonList, (await get(`${second.url}/api/sermons?populate=*`)).body).data).toHaveLength(8);
    expect(second.output()).not.toContain('first content');
  });

  it('knows the same administrator, and names the password file no more', async () => {
    expect(await logIn(second.url, second.dataDir)).toMatch(/^ey/);
    expect(first.output()).toContain('admin-password.txt');
    expect(second.output()).not.toContain('admin-password.txt');
  });

  it('printed no secret at either start', async () => {
    const { password } = await readPasswordFile(first.dataDir);
    const secrets: unknown = JSON.parse(await readFile(`${first.dataDir}/cms/secrets.json`, 'utf8'));
    const all = [password, ...Object.values(v.parse(v.record(v.string(), v.string()), secrets))];
    for (const secret of all) expect(first.output() + second.output()).not.toContain(secret);
  });

  it('limits how often one address may send a form, whatever addresses it makes up', async () => {
    const send = (forwarded: string) =>
      post(`${second.url}/api/prayer-requests`, PRAYER, { 'x-forwarded-for': forwarded });
    expect((await send('203.0.113.1, 198.51.100.7')).status).toBe(200);
    expect((await send('203.0.113.2, 198.51.100.7')).status).toBe(200);
    const third = await send('203.0.113.3, 198.51.100.7');
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('198.51.100.8')).status).toBe(200);
  });

  it('does not limit the website’s own server, which speaks for itself', async () => {
    for (let sent = 0; sent < 4; sent += 1)
      expect((await post(`${second.url}/api/prayer-requests`, PRAYER)).status).toBe(200);
  });
});

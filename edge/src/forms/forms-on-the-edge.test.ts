import { asOperator, testDatabase } from 'database/testing';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json, raw } from '../testing/content-api.ts';
import { type EmptySite, HOOK_SECRET, startEmptySite } from '../testing/site.ts';
import { until } from 'releases/testing';

const FORM = { data: { prayerRequest: 'For my mother.' } };

const send = ({ origin }: EmptySite, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/prayer-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(FORM),
  });

const entered = ({ api }: EmptySite) => api.bodies.map(({ text }) => JSON.parse(text));

describe('a form on the running edge', () => {
  it('goes as soon as the CMS tells that it is back', async () => {
    const site = await startEmptySite();
    // Without the hook, the edge would try again after the test has ended.
    site.api.answer = raw('{"error":{}}', { status: 429, headers: { 'retry-after': '300' } });
    expect((await send(site)).status).toBe(202);
    site.api.answer = json({ data: { id: 'a1' } });
    const headers = { authorization: `Bearer ${HOOK_SECRET}` };
    await fetch(`${site.origin}/_/content-changed`, { method: 'POST', headers });
    await until(() => site.api.bodies.length === 2);
    expect(entered(site)).toEqual([FORM, FORM]);
    expect(new Set(site.api.bodies.map(({ headers: sent }) => sent['idempotency-key'])).size).toBe(1);
  });

  it('outlives the edge that took it', async () => {
    const first = await startEmptySite();
    await first.api.stop();
    expect((await send(first)).status).toBe(202);
    await first.stop();
    const second = await startEmptySite({ DATA_DIR: first.dataDir });
    await until(() => second.api.bodies.length === 1);
    expect(entered(second)).toEqual([FORM]);
  });

  it('is not taken while its database is broken, which costs nothing else; and is as soon as that is mended', async () => {
    const { dataDir, stop } = await startEmptySite();
    await stop();
    const file = join(dataDir, 'submissions.sqlite');
    await writeFile(file, 'no database at all, but long enough to be looked at as one'.repeat(10));
    const site = await startEmptySite({ DATA_DIR: dataDir });
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    expect((await send(site)).status).toBe(503);
    await rm(file);
    site.api.answer = json({ data: { id: 'a1' } });
    const key = { 'idempotency-key': randomUUID() };
    // On a slow machine, its visitor is thanked before it is delivered.
    expect([200, 202]).toContain((await send(site, key)).status);
    await until(async () => (await send(site, key)).status === 200);
    expect(entered(site)).toEqual([FORM]);
  });
});

describe('two running edges on one database', () => {
  it('deliver a form once that is sent through both, and know each other’s', async () => {
    const settings = { DATABASE_URL: await testDatabase(), SITE_KEY: 'ab'.repeat(32) };
    const first = await startEmptySite(settings);
    first.api.answer = json({ data: { id: 'a1' } });
    const second = await startEmptySite({ ...settings, CONTENT_API_URL: first.api.origin });
    const key = { 'idempotency-key': randomUUID() };
    await until(async () => (await send(first, key)).status === 200);
    await until(async () => (await send(second, key)).status === 200);
    expect(entered(first)).toEqual([FORM]);
  });

  it('deliver what one of them took and could not deliver before it stopped', async () => {
    const url = await testDatabase();
    const settings = { DATABASE_URL: url, SITE_KEY: 'ab'.repeat(32) };
    const first = await startEmptySite(settings);
    await first.api.stop();
    expect((await send(first)).status).toBe(202);
    // After a slow answer, the form waits on the edge's own disk first.
    await until(async () => (await asOperator(url, 'SELECT FROM edge.submissions')).length === 1);
    await first.stop();
    const second = await startEmptySite(settings);
    second.api.answer = json({ data: { id: 'a1' } });
    await until(() => second.api.bodies.length > 0);
    expect(entered(second)).toEqual([FORM]);
  });
});

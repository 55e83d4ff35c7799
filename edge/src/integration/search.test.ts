import { join } from 'node:path';
import { tempFolder, until, writeShellBuild } from 'releases/testing';
import { capturedLog } from '../testing/captured-log.ts';
import { json } from '../testing/content-api.ts';
import { HOOK_SECRET, startEmptySite } from '../testing/site.ts';

const event = (title: string, updatedAt: string) => ({
  id: 'a1',
  attributes: { title, startDate: '2027-03-14T22:30:00.000Z', updatedAt },
});
const list = (...data: object[]) => json({ data, meta: { pagination: { pageCount: 1, total: data.length } } });

async function start() {
  const { log, text } = capturedLog();
  const site = await startEmptySite({}, log);
  await site.release(`publish shell --from ${await writeShellBuild(join(await tempFolder(), 'shell'))}`);
  const find = async (query: string) => {
    const response = await fetch(`${site.origin}/api/search?q=${encodeURIComponent(query)}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** What is found once the edge has the time to search. */
  const answered = async (query: string) => {
    let found = await find(query);
    await until(async () => found.status === 200 || (found = await find(query)).status === 200);
    return found;
  };
  /** The content API has one event, and no sermons. */
  const has = (title: string, updatedAt: string) => {
    site.api.searchAnswer = (request, response) => {
      const entries = request.url?.startsWith('/api/events') ? [event(title, updatedAt)] : [];
      list(...entries)(request, response);
    };
  };
  return { ...site, find, answered, has, text };
}

it('finds what the content API has, with a mistake too, and what was edited as soon as the edge is told', async () => {
  const { origin, find, answered, has } = await start();
  has('Lantern Walk', '2026-11-25T12:00:00.000Z');
  await until(async () => (await find('lanterm')).text.includes('/events/lantern-walk-a1'));
  const { headers } = await answered('lantern');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');

  has('Harbor Picnic', '2026-11-25T13:00:00.000Z');
  await fetch(`${origin}/_/content-changed`, { method: 'POST', headers: { authorization: `Bearer ${HOOK_SECRET}` } });
  await until(async () => (await find('picnic')).text.includes('/events/harbor-picnic-a1'));
  expect((await answered('lantern')).text).not.toContain('lantern-walk');
});

it('writes no query into the log, whatever happens to it', async () => {
  const { origin, find, api, has, text } = await start();
  api.searchAnswer = json({}, 503);
  expect((await find('my secret illness')).status).toBe(503);
  has('Lantern Walk', '2026-11-25T12:00:00.000Z');
  await until(async () => (await find('my secret illness')).status === 200);
  await fetch(`${origin}/search?q=my%20secret%20illness`);
  await fetch(`${origin}/api/search?q=%E0%A4%A&secret`);
  await fetch(`${origin}/api/search?q=secret`, { method: 'POST' });
  await until(() => text().includes('/search'));
  expect(text()).not.toMatch(/secret|illness/);
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import * as v from 'valibot';

import { type Editor, editorOf } from './support/editor';
import { given } from './support/given';
import { HOOK_SECRET } from './support/hook-secret';
import { post, request } from './support/http';

interface Call {
  path: string | undefined;
  method: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

const Files = v.object({
  results: v.array(v.object({ id: v.number(), name: v.string(), alternativeText: v.string() })),
});

/** For which nothing more comes. */
const QUIET_MS = 300;
const POLL_MS = 20;
const DAY_MS = 86_400_000;
/** The last repetition comes after 8 seconds. */
const LONGEST_REPETITION_MS = 10_000;
/** For which calls of many edits are held at most, and a little more. */
const LONGEST_WINDOW_MS = 2500;
const event = { title: 'Garden day', startDate: '2027-05-01T14:00:00.000Z', time: '10:00:00' };

describe('the content hook', () => {
  let editor: Editor;
  let server: Server;
  let calls: Call[] = [];
  let statusToAnswer = 204;

  async function keep(message: IncomingMessage): Promise<void> {
    const body: unknown = JSON.parse(await text(message));
    const { url: path, method, headers } = message;
    calls.push({ path, method, authorization: headers.authorization, body });
  }

  /** The calls that an action brings about: as many as are expected, and those that come right after them. */
  async function callsAfter<Result>(
    action: () => Promise<Result>,
    expected = 1,
  ): Promise<{ result: Result; made: Call[] }> {
    await pause(QUIET_MS);
    calls = [];
    const result = await action();
    await untilCalled(expected);
    await pause(QUIET_MS);
    return { result, made: [...calls] };
  }

  async function untilCalled(times: number): Promise<void> {
    while (calls.length < times) await pause(POLL_MS);
  }

  /** What earlier test files edited, before anybody listened, is told again until nothing comes for so long. */
  async function noRepetitions(longestPause: number): Promise<void> {
    for (let heard = -1; heard !== calls.length;) {
      heard = calls.length;
      await pause(longestPause);
    }
  }

  const bodies = (made: Call[]) => made.map(({ body }) => body);

  beforeAll(async () => {
    server = createServer((message, response) => {
      void keep(message).then(() => response.writeHead(statusToAnswer).end());
    }).listen(Number(given('HOOK_PORT')), '127.0.0.1');
    await once(server, 'listening');
    editor = editorOf();
    await noRepetitions(LONGEST_REPETITION_MS);
  });

  afterAll(async () => {
    server.close();
    server.closeAllConnections();
  });

  it('tells of a created, published, changed, withdrawn and deleted event', async () => {
    const created = await callsAfter(() => editor.create('event', event));
    expect(bodies(created.made)).toEqual([{ event: 'entry.create', model: 'event' }]);
    const id = created.result.documentId;

    const published = await callsAfter(() => editor.publish('event', id, event));
    expect(bodies(published.made)).toEqual([{ event: 'entry.publish', model: 'event' }]);

    const changed = await callsAfter(() => editor.update('event', id, { ...event, title: 'Garden days' }));
    expect(bodies(changed.made)).toEqual([{ event: 'entry.update', model: 'event' }]);

    const withdrawn = await callsAfter(() => editor.unpublish('event', id));
    expect(bodies(withdrawn.made)).toEqual([{ event: 'entry.unpublish', model: 'event' }]);

    const deleted = await callsAfter(() => editor.remove('event', id));
    expect(bodies(deleted.made)).toEqual([{ event: 'entry.delete', model: 'event' }]);
  });

  it('is a POST with the secret', async () => {
    const { result, made } = await callsAfter(() => editor.create('venue', { name: 'Annex', address: 'Parkville' }));
    expect(made).toEqual([
      expect.objectContaining({ method: 'POST', path: '/content-changed', authorization: `Bearer ${HOOK_SECRET}` }),
    ]);
    await editor.remove('venue', result.documentId);
  });

  it('makes one call of many edits at once', async () => {
    const { result, made } = await callsAfter(() =>
      Promise.all(['A', 'B', 'C', 'D'].map((name) => editor.create('venue', { name, address: 'Parkville' }))),
    );
    expect(made.length).toBeLessThan(4);
    expect(bodies(made)[0]).toEqual({ event: 'entry.create', model: 'venue' });
    for (const { documentId } of result) await editor.remove('venue', documentId);
  });

  it('makes a few calls of a series of hundreds of events', async () => {
    const day = (years: number) => new Date(Date.now() + (365 * years + 1) * DAY_MS).toISOString().slice(0, 10);
    const weekly = {
      title: 'Choir',
      startTime: '19:00:00.000',
      repeats: 'Every week',
      firstDay: day(0),
      until: day(5),
    };
    const { documentId } = await editor.create('event-series', weekly);
    const { result } = await callsAfter(() => editor.publish('event-series', documentId, weekly));
    await noRepetitions(LONGEST_WINDOW_MS);
    const made = [...calls];
    await editor.remove('event-series', documentId);
    await noRepetitions(LONGEST_WINDOW_MS);
    expect(result.status).toBe(200);
    expect(made.length).toBeLessThan(10);
    for (const body of bodies(made)) expect(body).toMatchObject({ model: 'event' });
  });

  it.each(['latest-sermon', 'service-time', 'site-setting'])('tells of a changed %s', async (type) => {
    const path = `/content-manager/single-types/api::${type}.${type}`;
    // What nobody has changed yet is made by the first change.
    await callsAfter(() => editor.call('PUT', path, {}));
    const { result, made } = await callsAfter(() => editor.call('PUT', path, {}));
    expect(result.status).toBe(200);
    expect(bodies(made)).toEqual([{ event: 'entry.update', model: type }]);
  });

  it('tells of a changed media file', async () => {
    const { body } = await editor.call('GET', '/upload/files?pageSize=1');
    const file = v.parse(Files, body).results[0];
    const form = new FormData();
    form.set('fileInfo', JSON.stringify({ name: file?.name, alternativeText: file?.alternativeText }));
    const { result, made } = await callsAfter(() =>
      request(`/upload?id=${file?.id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${editor.token}` },
        body: form,
      }),
    );
    expect(result.status).toBe(200);
    expect(bodies(made)).toEqual([{ event: 'media.update', model: 'media' }]);
  });

  it('says nothing of what visitors send', async () => {
    const { made } = await callsAfter(() => post('/api/prayer-requests', { data: { prayerRequest: 'For rain.' } }), 0);
    expect(made).toEqual([]);
  });

  it('tries again when the receiver fails, and does not hold up the edit', async () => {
    statusToAnswer = 503;
    const { result } = await callsAfter(() => editor.create('venue', { name: 'Barn', address: 'Parkville' }));
    statusToAnswer = 204;
    await untilCalled(2);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    await editor.remove('venue', result.documentId);
  });
});

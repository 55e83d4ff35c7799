import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import * as v from 'valibot';

import { type Editor, editorOf, type PanelEntry } from './support/editor';
import { given } from './support/given';
import { HOOK_SECRET } from './support/hook-secret';
import { post, request } from './support/http';
import { until } from './support/until';

interface Call {
  path: string | undefined;
  method: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

const Files = v.object({
  results: v.array(v.object({ id: v.number(), name: v.string(), alternativeText: v.string() })),
});

/** The CMS tells sooner after a pause. No result depends on it. */
const PAUSE_MS = 300;
const DAY_MS = 86_400_000;
/** The last repetition comes after 8 seconds. */
const LONGEST_REPETITION_MS = 10_000;
/** For which calls of many edits are held at most, and a little more. */
const LONGEST_WINDOW_MS = 2500;
const VENUE = { name: 'Annex', address: 'Parkville' };
const VENUE_CREATED = { event: 'entry.create', model: 'venue' };
const event = { title: 'Garden day', startDate: '2027-05-01T14:00:00.000Z', time: '10:00:00' };

describe('the content hook', () => {
  let editor: Editor;
  let server: Server;
  const calls: Call[] = [];
  let statusToAnswer = 204;

  async function keep(message: IncomingMessage): Promise<void> {
    const body: unknown = JSON.parse(await text(message));
    const { url: path, method, headers } = message;
    calls.push({ path, method, authorization: headers.authorization, body });
  }

  const says = (expected: object) => (call: Call) => isDeepStrictEqual(call.body, expected);

  /** Acts, and waits for a call that says what is expected. */
  async function untilTold<Result>(expected: object, action: () => Promise<Result>): Promise<Result> {
    await pause(PAUSE_MS);
    const before = calls.length;
    const result = await action();
    await until(() => calls.slice(before).some(says(expected)));
    return result;
  }

  const createVenue = () => untilTold(VENUE_CREATED, () => editor.create('venue', VENUE));
  const removeVenue = ({ documentId }: PanelEntry) =>
    untilTold({ event: 'entry.delete', model: 'venue' }, () => editor.remove('venue', documentId));

  /** What earlier test files edited, before anybody listened, is told again until nothing comes for so long. */
  async function noRepetitions(longestPause: number): Promise<void> {
    for (let heard = -1; heard !== calls.length;) {
      heard = calls.length;
      await pause(longestPause);
    }
  }

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
    const begun = calls.length;
    const told = <Result>(name: string, action: () => Promise<Result>) =>
      untilTold({ event: `entry.${name}`, model: 'event' }, action);
    const { documentId: id } = await told('create', () => editor.create('event', event));
    await told('publish', () => editor.publish('event', id, event));
    await told('update', () => editor.update('event', id, { ...event, title: 'Garden days' }));
    await told('unpublish', () => editor.unpublish('event', id));
    await told('delete', () => editor.remove('event', id));
    for (const { body } of calls.slice(begun)) expect(body).toMatchObject({ model: 'event' });
  });

  it('is a POST with the secret', async () => {
    const before = calls.length;
    const venue = await createVenue();
    for (const call of calls.slice(before))
      expect(call).toMatchObject({
        method: 'POST',
        path: '/content-changed',
        authorization: `Bearer ${HOOK_SECRET}`,
      });
    await removeVenue(venue);
  });

  it('makes fewer calls than edits of many edits at once', async () => {
    // A slow machine may store them far apart.
    await until(async () => {
      const before = calls.length;
      const venues = await Promise.all(['A', 'B', 'C', 'D'].map((name) => editor.create('venue', { ...VENUE, name })));
      for (const venue of venues) await removeVenue(venue);
      return calls.slice(before).filter(says(VENUE_CREATED)).length < venues.length;
    });
  });

  it.each(['latest-sermon', 'service-time', 'site-setting'])('tells of a changed %s', async (type) => {
    const path = `/content-manager/single-types/api::${type}.${type}`;
    const change = () => editor.call('PUT', path, {});
    // What nobody has changed yet is made by the first change.
    await change();
    const { status } = await untilTold({ event: 'entry.update', model: type }, change);
    expect(status).toBe(200);
  });

  it('tells of a changed media file', async () => {
    const { body } = await editor.call('GET', '/upload/files?pageSize=1');
    const file = v.parse(Files, body).results[0];
    const form = new FormData();
    form.set('fileInfo', JSON.stringify({ name: file?.name, alternativeText: file?.alternativeText }));
    const { status } = await untilTold({ event: 'media.update', model: 'media' }, () =>
      request(`/upload?id=${file?.id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${editor.token}` },
        body: form,
      }),
    );
    expect(status).toBe(200);
  });

  it('says nothing of what visitors send', async () => {
    const before = calls.length;
    expect((await post('/api/prayer-requests', { data: { prayerRequest: 'For rain.' } })).status).toBe(200);
    // A call of the prayer request would come before these.
    await removeVenue(await createVenue());
    expect(JSON.stringify(calls.slice(before))).not.toContain('prayer');
  });

  it('tries again when the receiver fails, and does not hold up the edit', async () => {
    const before = calls.length;
    statusToAnswer = 503;
    const venue = await createVenue();
    statusToAnswer = 204;
    await until(() => calls.slice(before).filter(says(VENUE_CREATED)).length > 1);
    await removeVenue(venue);
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
    const before = calls.length;
    const { status } = await untilTold({ event: 'entry.publish', model: 'event' }, () =>
      editor.publish('event-series', documentId, weekly),
    );
    await noRepetitions(LONGEST_WINDOW_MS);
    const made = calls.slice(before);
    await editor.remove('event-series', documentId);
    expect(status).toBe(200);
    // The calls of a slow machine come over a longer time.
    expect(made.length).toBeLessThan(30);
    for (const { body } of made) expect(body).toMatchObject({ model: 'event' });
  });
});

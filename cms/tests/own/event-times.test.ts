import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import * as v from 'valibot';

import { type Editor, editorOf, logIn, type PanelEntry } from '../support/editor';
import { type Answer, get } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';

const EVENING = '2036-12-14T00:00:00.000Z';
const EVENT = { title: 'Carols', startDate: EVENING };

const Refusal = v.object({
  error: v.object({
    details: v.object({ errors: v.array(v.looseObject({ path: v.array(v.string()), message: v.string() })) }),
  }),
});

const Shown = v.object({
  data: v.array(
    v.object({ attributes: v.looseObject({ startDate: v.string(), time: v.string(), updatedAt: v.string() }) }),
  ),
});

function refusals({ status, body }: Answer): string[] {
  expect(status).toBe(400);
  return v.parse(Refusal, body).error.details.errors.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const typed = (day: string, clock: string) => JSON.stringify({ day, clock });

async function shown(url: string, title: string) {
  const { data } = v.parse(Shown, (await get(`${url}/api/events?filters[title][$eq]=${title}`)).body);
  return data.map(({ attributes }) => attributes);
}

describe('the times of an event', () => {
  let cms: RunningCms;
  let editor: Editor;
  let event: PanelEntry;

  const save = (change: object) => editor.update('event', event.documentId, { ...EVENT, ...change });
  const stored = () => editor.read('event', event.documentId, 'draft');

  beforeAll(async () => {
    cms = await startCms({ environment: { SEED_CONTENT: 'false' } });
    editor = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
    event = await editor.create('event', { ...EVENT, time: '18:45:00' });
  });

  afterAll(async () => {
    await cms.stop();
    await removeData(cms.dataDir);
  });

  it('are one: “time” is the start’s own in Maryland, whatever is sent', async () => {
    expect(await stored()).toMatchObject({ startDate: EVENING, time: '19:00:00' });
    await save({ startDate: '2036-07-05T00:00:00.000Z', time: '18:45:00' });
    expect(await stored()).toMatchObject({ time: '20:00:00' });
    await editor.update('event', event.documentId, { title: 'Evening carols', time: '06:00:00' });
    expect(await stored()).toMatchObject({ title: 'Evening carols', time: '20:00:00' });
  });

  it('are refused when the end is not after the start, with what to enter', async () => {
    const words =
      'endDate: “Ends” is not after “Starts”, which is Saturday, December 13, 2036, 7:00 PM. ' +
      'Use a later time, or leave “Ends” empty.';
    await save({});
    expect(refusals(await save({ endDate: EVENING }))).toEqual([words]);
    expect(refusals(await editor.update('event', event.documentId, { endDate: '2036-12-13T23:00:00.000Z' }))).toEqual([
      words,
    ]);
    expect((await save({ endDate: '2036-12-14T00:01:00.000Z' })).status).toBe(200);
    expect(refusals(await editor.publish('event', event.documentId, { ...EVENT, endDate: EVENING }))).toEqual([words]);
  });

  it('are refused as long as they are half typed, and nothing is stored of them', async () => {
    await save({ endDate: null });
    expect(
      refusals(await save({ startDate: typed('2037-03-08', '2:30 AM'), endDate: typed('2036-12-13', '') })),
    ).toEqual([
      'startDate: There is no 2:30 AM on Sunday, March 8, 2037: clocks go forward that night. Use 1:30 AM or 3:30 AM.',
      'endDate: Type the time as well, for example 6:30 PM.',
    ]);
    expect(await stored()).toMatchObject({ startDate: EVENING, endDate: null });
    await save({ startDate: typed('2036-12-13', '7:15 pm') });
    expect(await stored()).toMatchObject({ startDate: '2036-12-14T00:15:00.000Z', time: '19:15:00' });
  });

  it('and addresses are read in forms within a form too', async () => {
    const services = [{ name: 'Worship', weekday: 'Sunday', startTime: 'ten' }];
    const path = '/content-manager/single-types/api::service-time.service-time';
    expect(refusals(await editor.call('PUT', path, { services }))).toEqual([
      'services.0.startTime: This is no time. Use 6:30 PM, or 18:30.',
    ]);
    await save({ registerationLink: 'church.example/carols' });
    expect(await stored()).toMatchObject({ registerationLink: 'https://church.example/carols' });
    expect(refusals(await save({ registerationLink: 'see below' }))).toHaveLength(1);
  });
});

describe('the times of events from before', () => {
  let cms: RunningCms;
  let before: unknown;

  /** As earlier versions stored them: `time` was typed, and an event of a series had none. */
  beforeAll(async () => {
    const environment = { SEED_CONTENT: 'false' };
    cms = await startCms({ environment });
    const editor = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
    for (const title of ['Agreeing', 'Without', 'Contradictory']) {
      const { documentId } = await editor.create('event', { ...EVENT, title });
      await editor.publish('event', documentId, {});
    }
    before = (await shown(cms.url, 'Contradictory'))[0]?.updatedAt;
    await cms.stop();
    const database = new Database(join(cms.dataDir, 'cms', 'content.db'));
    database.exec(`
      UPDATE events SET time = NULL WHERE title = 'Without';
      UPDATE events SET time = '18:45:00' WHERE title = 'Contradictory';
    `);
    database.close();
    cms = await startCms({ dataDir: cms.dataDir, environment });
  });

  afterAll(async () => {
    await cms.stop();
    await removeData(cms.dataDir);
  });

  it('are what the site showed', async () => {
    expect(await shown(cms.url, 'Agreeing')).toMatchObject([{ startDate: EVENING, time: '19:00:00' }]);
    expect(await shown(cms.url, 'Without')).toMatchObject([{ startDate: EVENING, time: '19:00:00' }]);
    expect(await shown(cms.url, 'Contradictory')).toMatchObject([
      { startDate: '2036-12-13T23:45:00.000Z', time: '18:45:00', updatedAt: before },
    ]);
  });

  it('are reported where they were ambiguous, with what was stored; once', async () => {
    const report = await readFile(join(cms.dataDir, 'event-times-to-check.txt'), 'utf8');
    const words = 'its start said Saturday, December 13, 2036, 7:00 PM, its time 6:45 PM.';
    const [now, shownBefore] = ['Its start is', 'The site showed'].map(
      (begin) => `${begin} Saturday, December 13, 2036, 6:45 PM`,
    );
    expect(report.trim().split('\n')).toEqual([
      expect.stringMatching(`^“Contradictory” \\(draft, .*${words} ${now}`),
      expect.stringMatching(`^“Contradictory” \\(published, .*${words} ${shownBefore}`),
    ]);
    expect(cms.output()).toContain(words);
    await cms.stop();
    cms = await startCms({ dataDir: cms.dataDir, environment: { SEED_CONTENT: 'false' } });
    expect(await readFile(join(cms.dataDir, 'event-times-to-check.txt'), 'utf8')).toBe(report);
  });
});

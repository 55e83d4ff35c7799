import { setTimeout as pause } from 'node:timers/promises';

import * as v from 'valibot';

import { type Editor, editorOf, logIn, type PanelEntry } from './support/editor';
import { get } from './support/http';
import { removeData, type RunningCms, startCms } from './support/start-cms';

const YEAR_MS = 365 * 86_400_000;

const inYears = (years: number) => new Date(Date.now() + years * YEAR_MS).toISOString();

const DUE = new Date(Date.now() - 60_000).toISOString();
const EVENT = { startDate: inYears(1), publishAt: DUE };
const SERIES = {
  title: 'Tea',
  firstDay: inYears(1).slice(0, 10),
  startTime: '15:00:00.000',
  repeats: 'Every week',
  publishAt: DUE,
};

const Events = v.object({ data: v.array(v.object({ attributes: v.object({ title: v.string() }) })) });

const Refusal = v.object({
  error: v.object({ details: v.object({ errors: v.array(v.looseObject({ path: v.array(v.string()) })) }) }),
});

async function shown({ url }: RunningCms): Promise<string[]> {
  const { data } = v.parse(Events, (await get(`${url}/api/events?sort=title&pagination[pageSize]=100`)).body);
  return data.map(({ attributes }) => attributes.title);
}

describe('a draft with a time at which it is published', () => {
  let cms: RunningCms;
  let editor: Editor;
  let later: PanelEntry;
  let unfinished: PanelEntry;
  let endless: PanelEntry;
  let due: PanelEntry;

  /** The CMS is away while their time comes. */
  beforeAll(async () => {
    const environment = { SEED_CONTENT: 'false' };
    cms = await startCms({ environment });
    editor = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
    later = await editor.create('event', { ...EVENT, title: 'Surprise', publishAt: inYears(1) });
    due = await editor.create('event', { ...EVENT, title: 'Concert' });
    unfinished = await editor.create('event', EVENT);
    await editor.create('event', { ...EVENT, title: 'Fair', statusNote: 'Moved to Sunday, June 5, 2027.' });
    await editor.create('event-series', { ...SERIES, until: SERIES.firstDay });
    endless = await editor.create('event-series', { ...SERIES, title: 'Endless tea' });
    const changed = await editor.create('event', { startDate: EVENT.startDate, title: 'Picnic' });
    await editor.publish('event', changed.documentId, {});
    await editor.update('event', changed.documentId, { title: 'Zoo', publishAt: DUE });
    await cms.stop();
    cms = await startCms({ dataDir: cms.dataDir, environment });
    editor = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
  });

  afterAll(async () => {
    await cms.stop();
    await removeData(cms.dataDir);
  });

  it('is published when its time has come: an event, a change of one, and a series', async () => {
    expect(await shown(cms)).toEqual(['Concert', 'Tea', 'Zoo']);
    expect(await editor.read('event', due.documentId, 'draft')).toMatchObject({ publishAt: null });
    expect(cms.output().match(/Event “Concert” was published at its time/g)).toHaveLength(1);
  });

  it('is not published before, nor by hand', async () => {
    const { status, body } = await editor.publish('event', later.documentId, {});
    expect(status).toBe(400);
    expect(v.parse(Refusal, body).error.details.errors.map(({ path }) => path)).toEqual([['publishAt']]);
    expect(await shown(cms)).not.toContain('Surprise');
    expect((await editor.publish('event', later.documentId, { publishAt: null })).status).toBe(200);
    expect(await shown(cms)).toContain('Surprise');
  });

  it('stays one while it cannot be published; the log says why, and it is tried again each minute', async () => {
    expect(cms.output()).toMatch(/Event “without a title” could not be published at its time: .*title/);
    expect(cms.output()).toMatch(/Event “Fair” could not be published at its time: .* June 5, 2027 is a Saturday/);
    expect(cms.output()).toMatch(
      /Event series “Endless tea” could not be published at its time: “Until” is empty. Enter/,
    );
    expect(await editor.read('event-series', endless.documentId, 'draft')).toMatchObject({ publishAt: DUE });
    await editor.update('event', unfinished.documentId, { title: 'Vigil' });
    while (!(await shown(cms)).includes('Vigil')) await pause(500);
    expect(cms.output().match(/“Endless tea” could not be published/g)).toHaveLength(1);
  });
});

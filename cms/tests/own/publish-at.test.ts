import { join } from 'node:path';

import Database from 'better-sqlite3';
import * as v from 'valibot';

import { type Editor, editorOf, logIn, type PanelEntry } from '../support/editor';
import { get } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';
import { until } from '../support/until';

const YEAR_MS = 365 * 86_400_000;

const inYears = (years: number) => new Date(Date.now() + years * YEAR_MS).toISOString();

const DUE = new Date(Date.now() - 60_000).toISOString();
/** Becomes `DUE` while the CMS is stopped: a running one acts each minute. */
const AWAY = inYears(1);
const EVENT = { startDate: inYears(1), publishAt: AWAY };
const SERIES = {
  title: 'Tea',
  firstDay: inYears(1).slice(0, 10),
  startTime: '15:00:00.000',
  repeats: 'Every week',
  publishAt: AWAY,
};

const Events = v.object({ data: v.array(v.object({ attributes: v.object({ title: v.string() }) })) });

const Refusal = v.object({
  error: v.object({ details: v.object({ errors: v.array(v.looseObject({ path: v.array(v.string()) })) }) }),
});

/** The time of the drafts comes. */
function comeDue({ dataDir }: RunningCms): void {
  const database = new Database(join(dataDir, 'cms', 'content.db'));
  for (const table of ['events', 'event_series'])
    for (const column of ['publish_at', 'unpublish_at'])
      database
        .prepare(`UPDATE ${table} SET ${column} = ? WHERE ${column} = ? AND published_at IS NULL`)
        .run(Date.parse(DUE), Date.parse(AWAY));
  database.close();
}

async function shown({ url }: RunningCms): Promise<string[]> {
  const { data } = v.parse(Events, (await get(`${url}/api/events?sort=title&pagination[pageSize]=100`)).body);
  return data.map(({ attributes }) => attributes.title);
}

describe('an entry with a time at which it appears, or goes', () => {
  let cms: RunningCms;
  let editor: Editor;
  let later: PanelEntry;
  let unfinished: PanelEntry;
  let endless: PanelEntry;
  let due: PanelEntry;
  let market: PanelEntry;
  let bazaar: PanelEntry;

  /** The CMS is away while their time comes. */
  beforeAll(async () => {
    const environment = { SEED_CONTENT: 'false' };
    cms = await startCms({ environment });
    editor = editorOf(cms.url, await logIn(cms.url, cms.dataDir));
    later = await editor.create('event', { ...EVENT, title: 'Surprise', publishAt: inYears(2) });
    due = await editor.create('event', { ...EVENT, title: 'Concert' });
    unfinished = await editor.create('event', EVENT);
    await editor.create('event', { ...EVENT, title: 'Fair', statusNote: 'Moved to Sunday, June 5, 2027.' });
    await editor.create('event-series', { ...SERIES, until: SERIES.firstDay });
    endless = await editor.create('event-series', { ...SERIES, title: 'Endless tea' });
    const changed = await editor.create('event', { startDate: EVENT.startDate, title: 'Picnic' });
    await editor.publish('event', changed.documentId, {});
    await editor.update('event', changed.documentId, { title: 'Zoo', publishAt: AWAY });
    market = await editor.create('event', { startDate: EVENT.startDate, title: 'Market' });
    await editor.publish('event', market.documentId, { unpublishAt: inYears(2) });
    await editor.update('event', market.documentId, { title: 'Night market', unpublishAt: AWAY });
    bazaar = await editor.create('event-series', { ...SERIES, title: 'Bazaar', publishAt: null });
    await editor.publish('event-series', bazaar.documentId, { until: SERIES.firstDay });
    await editor.update('event-series', bazaar.documentId, { unpublishAt: AWAY });
    expect(await shown(cms)).toEqual(['Bazaar', 'Market', 'Picnic']);
    await cms.stop();
    comeDue(cms);
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

  it('is taken off the site when its time is over, with the events of a series; the draft stays', async () => {
    const titles = await shown(cms);
    expect(titles).not.toContain('Market');
    expect(titles).not.toContain('Bazaar');
    expect(await editor.read('event', market.documentId, 'draft')).toMatchObject({
      title: 'Night market',
      unpublishAt: null,
    });
    expect(await editor.read('event-series', bazaar.documentId, 'draft')).toMatchObject({ unpublishAt: null });
    expect(cms.output().match(/Event “Night market” was unpublished at its time/g)).toHaveLength(1);
    expect(cms.output()).toContain('Event series “Bazaar” was unpublished at its time');
  });

  it.each(['create', 'update'] as const)('is not saved when it would go before it appears (%s)', async (action) => {
    const times = { publishAt: '2099-05-01T12:00:00.000Z', unpublishAt: '2099-05-01T11:00:00.000Z' };
    const { documentId } = await editor.create('event', { ...EVENT, title: 'Vespers', publishAt: times.publishAt });
    const { status, body } =
      action === 'update'
        ? await editor.update('event', documentId, { unpublishAt: times.unpublishAt })
        : await editor.call('POST', '/content-manager/collection-types/api::event.event', { ...EVENT, ...times });
    expect(status).toBe(400);
    expect(v.parse(Refusal, body).error.details.errors).toMatchObject([
      { path: ['unpublishAt'], message: expect.stringMatching(/not after “Publish at”, which is Friday, May 1, 2099/) },
    ]);
    expect(await editor.read('event', documentId, 'draft')).toMatchObject({ unpublishAt: null });
    await editor.remove('event', documentId);
  });

  it('is not published when the time at which it goes is over', async () => {
    const { documentId } = await editor.create('event', { ...EVENT, title: 'Vespers', publishAt: null });
    const { status, body } = await editor.publish('event', documentId, { unpublishAt: DUE });
    expect(status).toBe(400);
    expect(v.parse(Refusal, body).error.details.errors).toMatchObject([
      { path: ['unpublishAt'], message: expect.stringMatching(/is over.* Use a later time/) },
    ]);
    expect(await shown(cms)).not.toContain('Vespers');
  });

  it('stays a draft while it cannot be published; the log says why, and it is tried again each minute', async () => {
    expect(cms.output()).toMatch(/Event “without a title” could not be published at its time: .*title/);
    expect(cms.output()).toMatch(/Event “Fair” could not be published at its time: .* June 5, 2027 is a Saturday/);
    expect(cms.output()).toMatch(
      /Event series “Endless tea” could not be published at its time: “Until” is empty. Enter/,
    );
    expect(await editor.read('event-series', endless.documentId, 'draft')).toMatchObject({ publishAt: DUE });
    await editor.update('event', unfinished.documentId, { title: 'Vigil' });
    await until(async () => (await shown(cms)).includes('Vigil'));
    expect(cms.output().match(/“Endless tea” could not be published/g)).toHaveLength(1);
  });
});

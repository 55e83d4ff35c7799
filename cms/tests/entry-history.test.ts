import * as v from 'valibot';

import { type Editor, editorOf, editorWithRole, type PanelEntry, programWithAllRights } from './support/editor';
import { given } from './support/given';
import { get, post } from './support/http';

const CONCERT = {
  title: 'Concert',
  startDate: '2030-05-01T23:00:00.000Z',
  desc: [{ type: 'paragraph', children: [{ type: 'text', text: 'With a choir.' }] }],
};

const Log = v.array(
  v.object({
    id: v.number(),
    at: v.string(),
    kind: v.string(),
    writer: v.string(),
    fields: v.array(v.string()),
    isStored: v.boolean(),
  }),
);
const Differences = v.array(v.object({ field: v.string(), was: v.string(), is: v.string() }));

const Deleted = v.array(v.object({ entryId: v.string(), change: v.number(), name: v.string(), writer: v.string() }));

const historyOf = (type: string, documentId: string) => `/entry-history/api::${type}.${type}/${documentId}`;

async function logOf(editor: Editor, type: string, documentId: string) {
  const { status, body } = await editor.call('GET', historyOf(type, documentId));
  expect(status).toBe(200);
  return v.parse(Log, body);
}

const lines = async (editor: Editor, type: string, documentId: string) =>
  (await logOf(editor, type, documentId)).map(({ writer, kind, fields }) => [writer, kind, ...fields]);

describe('the history of an entry', () => {
  let editor: Editor;
  let other: Editor;
  let event: PanelEntry;

  const enter = (data: object) => editor.update('event', event.documentId, data);
  const newest = async () => (await logOf(editor, 'event', event.documentId))[0]?.id;
  const compareWith = async (id: number | undefined) =>
    v.parse(Differences, (await editor.call('GET', `${historyOf('event', event.documentId)}/${id}`)).body);
  const bringBack = async (id: number | undefined) =>
    (await editor.call('POST', `${historyOf('event', event.documentId)}/${id}`)).body;

  beforeAll(async () => {
    editor = editorOf();
    other = await editorWithRole(editor, given('CMS_URL'), 'Events');
  });

  beforeEach(async () => {
    event = await editor.create('event', CONCERT);
  });

  afterEach(() => editor.remove('event', event.documentId));

  it('says who did what, by Maryland’s clock', async () => {
    await other.update('event', event.documentId, { title: 'Choir concert', statusNote: 'In the hall.' });
    await other.publish('event', event.documentId, {});
    await editor.unpublish('event', event.documentId);
    expect(await lines(editor, 'event', event.documentId)).toEqual([
      ['Site Administrator', 'unpublished'],
      ['Events Tester', 'published'],
      ['Events Tester', 'changed', 'Title', 'What visitors should know'],
      ['Site Administrator', 'created'],
    ]);
    const [{ at = '' } = {}] = await logOf(editor, 'event', event.documentId);
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'full' });
    expect([clock.format(new Date()), clock.format(Date.now() - 60_000)]).toContain(at.replace(/, [\d:]+ [AP]M$/, ''));
  });

  it('says which program did it', async () => {
    const program = await programWithAllRights({ name: 'Calendar of the town' });
    const { status } = await program.call('PUT', `/api/events/${event.documentId}`, { data: { title: 'Concerts' } });
    expect(status).toBe(200);
    const [newestLine] = await lines(editor, 'event', event.documentId);
    expect(newestLine).toEqual(['The program “Calendar of the town”', 'changed', 'Title']);
  });

  it('has no line for a save that changed nothing, nor for a refused one', async () => {
    await enter({ title: CONCERT.title, venue: { connect: [], disconnect: [] } });
    expect((await enter({ endDate: '2030-05-01T22:00:00.000Z' })).status).toBe(400);
    expect(await lines(editor, 'event', event.documentId)).toEqual([['Site Administrator', 'created']]);
  });

  it('compares an earlier version with today’s, field by field in words', async () => {
    const created = await newest();
    const venue = await editor.create('venue', { name: 'Old barn', address: 'Mill Road' });
    const desc = [{ type: 'paragraph', children: [{ type: 'text', text: 'With two choirs.' }] }];
    await enter({ title: 'Concerts', startDate: '2030-05-02T23:00:00.000Z', desc, venue: venue.documentId });
    expect(await compareWith(created)).toEqual([
      { field: 'Title', was: 'Concert', is: 'Concerts' },
      { field: 'Starts', was: 'Wednesday, May 1, 2030, 7:00 PM', is: 'Thursday, May 2, 2030, 7:00 PM' },
      { field: 'Venue', was: '(empty)', is: 'Old barn' },
      { field: 'Description', was: 'With a choir.', is: 'With two choirs.' },
    ]);
    await editor.remove('venue', venue.documentId);
  });

  it('brings a version back as a draft, and says which of its links lead nowhere any more', async () => {
    const venue = await editor.create('venue', { name: 'Old barn', address: 'Mill Road' });
    await enter({ title: 'Concert in the barn', venue: venue.documentId });
    const inBarn = await newest();
    await editor.publish('event', event.documentId, { title: 'Concert outdoors', venue: { set: [] } });
    expect(await bringBack(inBarn)).toEqual({ missing: [] });
    const draft = await editor.read('event', event.documentId, 'draft');
    expect(draft).toMatchObject({ title: 'Concert in the barn', venue: { count: 1 } });
    expect((await editor.read('event', event.documentId, 'published')).title).toBe('Concert outdoors');
    await editor.remove('venue', venue.documentId);
    await enter({ title: 'Concert outdoors' });
    expect(await bringBack(inBarn)).toEqual({ missing: ['Venue: Old barn'] });
    expect((await lines(editor, 'event', event.documentId))[0]).toEqual(['Site Administrator', 'changed', 'Title']);
  });

  it('keeps the ten newest versions, and the lines of the others', async () => {
    for (let index = 1; index <= 12; index += 1) await enter({ title: `Concert ${index}` });
    const log = await logOf(editor, 'event', event.documentId);
    expect(log.map(({ isStored }) => isStored)).toEqual([...Array(10).fill(true), false, false, false]);
    const [oldest] = log.filter(({ isStored }) => isStored).slice(-1);
    expect(await compareWith(oldest?.id)).toEqual([{ field: 'Title', was: 'Concert 3', is: 'Concert 12' }]);
    const forgotten = `${historyOf('event', event.documentId)}/${log.at(-1)?.id}`;
    expect((await editor.call('POST', forgotten)).status).toBe(404);
  });

  it('begins with what was there before somebody changes it, as what the site seeded', async () => {
    const [sermon] = await editor.list('sermon');
    const id = String(sermon?.documentId);
    await editor.update('sermon', id, { title: 'Another title' });
    expect(await lines(editor, 'sermon', id)).toEqual([
      ['Site Administrator', 'changed', 'Title'],
      ['The site itself', 'found'],
    ]);
    const [, found] = await logOf(editor, 'sermon', id);
    await editor.call('POST', `${historyOf('sermon', id)}/${found?.id}`);
    const files = sermon?.audio;
    expect(await editor.read('sermon', id, 'draft')).toMatchObject({ title: sermon?.title, audio: files });
  });

  it('is theirs who may change such entries', async () => {
    const preacher = await editorWithRole(editor, given('CMS_URL'), 'Sermons');
    for (const path of ['', `/${await newest()}`])
      expect((await preacher.call('GET', `${historyOf('event', event.documentId)}${path}`)).status).toBe(403);
    expect((await preacher.call('POST', `${historyOf('event', event.documentId)}/1`)).status).toBe(403);
    expect((await preacher.call('GET', '/entry-history/api::event.event')).status).toBe(403);
    expect((await get(historyOf('event', event.documentId))).status).toBe(401);
    expect((await editor.call('GET', historyOf('venue', event.documentId))).body).toEqual([]);
  });

  it('goes on after a deletion: the entry is made again as a draft, under its address', async () => {
    const { title, desc } = await editor.read('event', event.documentId, 'draft');
    await editor.publish('event', event.documentId, {});
    await other.remove('event', event.documentId);
    const [gone] = v.parse(Deleted, (await editor.call('GET', '/entry-history/api::event.event')).body);
    expect(gone).toMatchObject({ entryId: event.documentId, name: title, writer: 'Events Tester' });
    expect(await bringBack(gone?.change)).toEqual({ missing: [] });
    expect(await editor.read('event', event.documentId, 'draft')).toMatchObject({ title, desc, publishedAt: null });
    expect((await get(`/api/events/${event.documentId}`)).status).toBe(404);
    const left = v.parse(Deleted, (await editor.call('GET', '/entry-history/api::event.event')).body);
    expect(left.map(({ entryId }) => entryId)).not.toContain(event.documentId);
    expect((await lines(editor, 'event', event.documentId)).slice(0, 2)).toEqual([
      ['Site Administrator', 'created'],
      ['Events Tester', 'deleted'],
    ]);
  });

  it('of what a visitor wrote says who cared for it, and holds no word of theirs or about them', async () => {
    const { body } = await post('/api/prayer-requests', { data: { prayerRequest: 'For my knee.' } });
    const { id } = v.parse(v.object({ data: v.object({ id: v.string() }) }), body).data;
    expect(await lines(editor, 'prayer-request', id)).toEqual([]);
    await editor.update('prayer-request', id, { state: 'Done', note: 'Healed.' });
    const log = await logOf(editor, 'prayer-request', id);
    expect(log).toMatchObject([{ writer: 'Site Administrator', fields: ['State', 'Note'], isStored: false }]);
    expect((await editor.call('GET', `${historyOf('prayer-request', id)}/${log[0]?.id}`)).status).toBe(404);
  });
});

it('a series leaves no lines in the histories of its events', async () => {
  const editor = editorOf();
  const day = (weeks: number) => new Date(Date.now() + (7 * weeks + 1) * 86_400_000).toISOString().slice(0, 10);
  const plan = { title: 'Lamps', firstDay: day(0), until: day(1), startTime: '18:00:00.000', repeats: 'Every week' };
  const series = await editor.create('event-series', plan);
  await editor.publish('event-series', series.documentId, plan);
  const [event] = (await editor.list('event')).filter(({ title }) => title === 'Lamps');
  const id = String(event?.documentId);
  expect(await lines(editor, 'event', id)).toEqual([]);
  expect(await lines(editor, 'event-series', series.documentId)).toEqual([
    ['Site Administrator', 'published'],
    ['Site Administrator', 'created'],
  ]);
  await editor.update('event', id, { title: 'Lamps and cake' });
  expect(await lines(editor, 'event', id)).toEqual([
    ['Site Administrator', 'changed', 'Title', 'Changed by itself'],
    ['The site itself', 'found'],
  ]);
  await editor.remove('event-series', series.documentId);
  await editor.remove('event', id);
});

import * as v from 'valibot';

import { type Editor, editorOf, type PanelEntry } from './support/editor';
import { get } from './support/http';
import { EventList } from './support/wire';

const DAY_MS = 86_400_000;
/** One day for the whole file, also when it runs at midnight. */
const NOW = Date.now();

/** Days of one weekday: tomorrow, and so many weeks after. */
const inWeeks = (weeks: number) => new Date(NOW + (7 * weeks + 1) * DAY_MS).toISOString().slice(0, 10);

const paragraph = (text: string, style: object = {}) => ({
  type: 'paragraph',
  children: [{ type: 'text', text, ...style }],
});

const WALK = {
  title: 'Lantern walk',
  firstDay: inWeeks(0),
  startTime: '18:30:00.000',
  endTime: '20:00:00.000',
  repeats: 'Every week',
  until: inWeeks(3),
  days: [],
  exceptions: [],
  type: 'Men',
  registerationLink: 'https://church.example/walk',
  desc: [paragraph('By the lake.')],
};

const Refusal = v.object({
  error: v.object({
    name: v.string(),
    details: v.object({ errors: v.array(v.looseObject({ path: v.array(v.string()), message: v.string() })) }),
  }),
});

const Copy = v.object({ data: v.object({ documentId: v.string() }) });

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** '2027-03-09 18:30' */
const inMaryland = (moment: string | null) => moment && clock.format(new Date(moment));

/** What visitors get, the earliest first. */
async function shown(title = WALK.title) {
  const query = `populate=*&sort=startDate:asc&filters[title][$eq]=${title}&pagination[pageSize]=100`;
  const { data } = v.parse(EventList, (await get(`/api/events?${query}`)).body);
  return data.map(({ id, attributes }) => ({ id, ...attributes, start: inMaryland(attributes.startDate) }));
}

const starts = async () => (await shown()).map(({ start }) => start);

const evenings = (...weeks: number[]) => weeks.map((week) => `${inWeeks(week)} 18:30`);

describe('a series of events', () => {
  let editor: Editor;
  let series: PanelEntry;

  const publish = (change: object = {}) => editor.publish('event-series', series.documentId, { ...WALK, ...change });
  const except = (week: number, exception: object) => ({ exceptions: [{ day: inWeeks(week), ...exception }] });
  const idOn = async (week: number) => (await shown()).find(({ start }) => start === evenings(week)[0])?.id ?? '';

  beforeAll(() => {
    editor = editorOf();
  });

  beforeEach(async () => {
    series = await editor.create('event-series', WALK);
    expect((await publish()).status).toBe(200);
  });

  afterEach(async () => {
    await editor.remove('event-series', series.documentId);
    const left = (await editor.list('event')).filter(({ title }) => String(title).startsWith(WALK.title));
    for (const { documentId } of left) await editor.remove('event', documentId);
  });

  it('is an event for each of its days', async () => {
    const events = await shown();
    expect(events.map(({ start }) => start)).toEqual(evenings(0, 1, 2, 3));
    for (const { endDate, ...event } of events) {
      expect(inMaryland(endDate)).toBe(event.start?.replace('18:30', '20:00'));
      const { type, registerationLink, desc } = WALK;
      expect(event).toMatchObject({ type, registerationLink, desc, time: '18:30:00', eventStatus: 'Scheduled' });
      expect((await get(`/api/events/${event.id}`)).status).toBe(200);
    }
  });

  it('is no content of its own, and says of no event that it has one', async () => {
    expect((await get('/api/event-series-list')).status).toBe(403);
    for (const field of ['seriesId', 'seriesDay', 'changedAlone', 'publishAt', 'unpublishAt'])
      expect((await get(`/api/events?filters[${field}][$notNull]=true`)).status).toBe(400);
  });

  it('is nothing while it is a draft', async () => {
    const draft = await editor.create('event-series', { ...WALK, title: `${WALK.title} for youths` });
    expect(await shown(`${WALK.title} for youths`)).toEqual([]);
    await editor.remove('event-series', draft.documentId);
  });

  it('takes its events with it when it is edited, under the addresses that they have', async () => {
    const before = (await shown()).map(({ id }) => id);
    await publish({ startTime: '19:00:00.000' });
    const after = await shown();
    expect(after.map(({ start }) => start)).toEqual(
      evenings(0, 1, 2, 3).map((start) => start.replace('18:30', '19:00')),
    );
    expect(after.map(({ id }) => id)).toEqual(before);
  });

  it('changes nothing of its events when nothing of it is changed', async () => {
    const before = await shown();
    await publish();
    expect(await shown()).toEqual(before);
  });

  it('loses the days that are no longer its own, and gets new ones', async () => {
    await publish({ repeats: 'Every two weeks', until: inWeeks(4) });
    expect(await starts()).toEqual(evenings(0, 2, 4));
  });

  it('is on the days that are chosen', async () => {
    await publish({ repeats: 'On chosen days', until: null, days: [{ day: inWeeks(2) }, { day: inWeeks(30) }] });
    expect(await starts()).toEqual(evenings(0, 2, 30));
  });

  it('says of a day that it is cancelled', async () => {
    await publish(except(1, { kind: 'Cancelled', note: 'Because of the snow.' }));
    const [first, second] = await shown();
    expect(second).toMatchObject({
      eventStatus: 'Cancelled',
      statusNote: 'Because of the snow.',
      start: evenings(1)[0],
    });
    expect(first).toMatchObject({ eventStatus: 'Scheduled', statusNote: null });
    await publish();
    expect((await shown())[1]).toMatchObject({ eventStatus: 'Scheduled', statusNote: null });
  });

  it('moves a day, which says what was planned', async () => {
    const id = await idOn(1);
    await publish(except(1, { kind: 'Moved', newDay: inWeeks(9), newTime: '10:00:00.000' }));
    const events = await shown();
    expect(events.map(({ start }) => start)).toEqual([...evenings(0, 2, 3), `${inWeeks(9)} 10:00`]);
    const { previousStartDate = null, endDate = null, ...moved } = events.at(-1) ?? {};
    expect(moved).toMatchObject({ id, eventStatus: 'Rescheduled' });
    expect([inMaryland(previousStartDate), inMaryland(endDate)]).toEqual([evenings(1)[0], `${inWeeks(9)} 11:30`]);
  });

  it('notes something for a day before its description', async () => {
    await publish(except(2, { kind: 'Note only', note: 'Bring a lantern.' }));
    const [, , third] = await shown();
    expect(third).toMatchObject({
      eventStatus: 'Scheduled',
      desc: [paragraph('Bring a lantern.', { bold: true }), ...WALK.desc],
    });
  });

  it('leaves an event alone that an editor changed in its own form', async () => {
    const id = await idOn(1);
    await editor.publish('event', id, { title: `${WALK.title} with cake` });
    await publish({ startTime: '19:00:00.000' });
    expect(await shown(`${WALK.title} with cake`)).toMatchObject([{ id, start: evenings(1)[0] }]);
    expect((await editor.read('event', id, 'draft')).changedAlone).toBe(true);
  });

  it('is refused with an exception that would not reach the event, because that was changed', async () => {
    const id = await idOn(1);
    await editor.publish('event', id, { title: `${WALK.title} with cake` });
    const cancelled = except(1, { kind: 'Cancelled', note: 'Because of the snow.' });
    const { status, body } = await publish(cancelled);
    expect(status).toBe(400);
    const [mistake] = v.parse(Refusal, body).error.details.errors;
    expect(mistake).toMatchObject({ path: ['exceptions', '0', 'day'], message: expect.stringMatching(/own form/) });
    await editor.publish('event', id, { eventStatus: 'Cancelled' });
    expect((await publish(cancelled)).status).toBe(200);
  });

  it('leaves an event alone that an editor took back', async () => {
    await editor.unpublish('event', await idOn(1));
    await publish({ endTime: null });
    expect(await starts()).toEqual(evenings(0, 2, 3));
  });

  it('goes on with an event that was saved without a change', async () => {
    const id = await idOn(1);
    await editor.publish('event', id, { title: WALK.title, venue: { connect: [], disconnect: [] } });
    expect((await editor.read('event', id, 'draft')).changedAlone).toBe(false);
  });

  it('gets an event back when the editor takes the mark away', async () => {
    const id = await idOn(1);
    await editor.publish('event', id, { title: `${WALK.title} with cake` });
    await editor.publish('event', id, { changedAlone: false });
    expect((await shown()).map((event) => event.id)).toContain(id);
    expect(await starts()).toEqual(evenings(0, 1, 2, 3));
  });

  it('has no part in a copy of one of its events', async () => {
    const { body } = await editor.call(
      'POST',
      `/content-manager/collection-types/api::event.event/auto-clone/${await idOn(1)}`,
      {},
    );
    const { documentId } = v.parse(Copy, body).data;
    expect(await editor.read('event', documentId, 'draft')).toMatchObject({ seriesId: null, seriesDay: null });
    await publish({ startTime: '19:00:00.000' });
    expect(await editor.read('event', documentId, 'draft')).toMatchObject({ title: WALK.title });
  });

  it.each(['unpublish', 'remove'] as const)(
    'takes its events back (%s), and nothing that an editor typed',
    async (action) => {
      const id = await idOn(1);
      await editor.publish('event', id, { title: `${WALK.title} with cake` });
      await editor[action]('event-series', series.documentId);
      expect(await shown()).toEqual([]);
      expect(await shown(`${WALK.title} with cake`)).toEqual([]);
      expect((await editor.read('event', id, 'draft')).title).toBe(`${WALK.title} with cake`);
    },
  );

  it('begins today at the earliest, and leaves alone what has begun', async () => {
    const begun = { firstDay: inWeeks(-5), ...except(1, { kind: 'Moved', newDay: inWeeks(-1) }) };
    await publish(begun);
    const past = { start: evenings(-1)[0], title: WALK.title };
    expect(await starts()).toEqual(evenings(-1, 0, 2, 3));
    await publish({ ...begun, title: `${WALK.title} for all` });
    expect(await shown()).toMatchObject([past]);
    await editor.unpublish('event-series', series.documentId);
    expect(await shown()).toMatchObject([past]);
    expect(await shown(`${WALK.title} for all`)).toEqual([]);
  });

  it('is refused, with what is wrong at its fields, and changes nothing', async () => {
    const { status, body } = await publish({ endTime: '18:00:00.000', until: null });
    expect(status).toBe(400);
    const { name, details } = v.parse(Refusal, body).error;
    expect(name).toBe('ValidationError');
    expect(details.errors.map(({ path }) => path.join('.'))).toEqual(['endTime', 'until']);
    expect(await starts()).toEqual(evenings(0, 1, 2, 3));
  });
});

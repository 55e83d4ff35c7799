import { expect } from '@playwright/test';
import { firstOf, readEvents, readLatestSermon } from '../support/content/content.ts';
import { expectComplete, linkedEvent } from '../support/content/linked-event.ts';
import { churchDay, churchTime } from '../support/content/church-clock.ts';
import type { Fields } from '../support/content/cms.ts';
import { expectSoon, expectTold, has, hasNot } from '../support/content/expect-soon.ts';
import { guardConsole } from '../support/console-guard.ts';
import { test } from '../support/editor-test.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { addressOf, ROUTES } from '../support/routes.ts';
import { site } from '../support/site.ts';

/** What staff may clear; the other settings are empty links of the specification. */
const CLEARABLE = [
  'phone',
  'email',
  'address',
  'missionStatement',
  'mapsUrl',
  'giveUrl',
  'streamUrl',
  'facebookUrl',
  'instagramUrl',
  'youtubeUrl',
];

/** What is left where a text is missing: an element around nothing, a link to nothing. */
const EMPTY_PARTS =
  /<(p|ul|dl|dt|dd|li|address|h[1-6]|a)\b(?![^>]*(aria-live|role="alert"))[^>]*><\/\1>|href="(tel:|mailto:)?"/g;

const LINKS_OF_SETTINGS = /<a [^>]*>(Give|Live Stream|Get Directions|Get directions)|>(Facebook|Instagram|YouTube)</g;

/** Shown all the same, as the specification wants it. */
const EMPTY_LINKS = /<span [^>]*>(Catalyst|Photo Gallery|SOCITH|Latest Sermon)</g;

/** The HTML of an address as the server makes it, its addresses as they are written. */
async function readPage(path: string): Promise<string> {
  return (await (await fetch(`${site.url}${path}`)).text()).replaceAll('&amp;', '&');
}

/** An event that is the next one for anybody who looks. */
function eventSoon(title: string): Fields {
  const start = new Date(Date.now() + 3_600_000);
  return { title, startDate: start.toISOString(), time: churchTime(start) };
}

/** When the seeded worship of a Sunday ends. */
const WORSHIP_OVER = '11:30:00';

/** The Sunday of the next worship: it may be today. */
function nextSunday(): string {
  const now = new Date();
  const first = churchTime(now) < WORSHIP_OVER ? 0 : 1;
  const days = Array.from({ length: 7 }, (_, later) => new Date(now.getTime() + (first + later) * 86_400_000));
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'long' });
  return churchDay(firstOf(days, 'Sunday', (day) => weekday.format(day) === 'Sunday'));
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('<footer'));
const footerOf = (html: string) => html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));

test('an editor publishes an event, and visitors see it on the home page and the events page', async ({
  page,
  editor,
  events,
}) => {
  const title = 'Lantern Walk Along the Harbor';
  const id = await events.create(eventSoon(title));
  await expectTold(() => editor.publish('event', id));
  await expectSoon('/events', has(title), 'a new event');
  await expectSoon('/', has(title), 'a new event');

  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Next event' }).getByRole('heading', { name: title })).toBeVisible();
  await page.goto('/events');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an editor changes an event, and the lists and its own page say so', async ({ page, editor, events }) => {
  const before = eventSoon('Soup Kitchen Evening');
  const id = await events.create(before);
  await editor.publish('event', id);
  await expectSoon('/events', has('Soup Kitchen Evening'), 'a new event');
  await expectSoon(`/event-details?id=${id}`, has('Soup Kitchen Evening'), 'a new event');

  const after = { ...before, title: 'Soup Kitchen Breakfast' };
  await editor.update('event', id, after);
  await editor.publish('event', id, after);
  await expectSoon('/events', has('Soup Kitchen Breakfast'), 'the change');
  await expectSoon(`/event-details?id=${id}`, has('Soup Kitchen Breakfast'), 'the change');

  await page.goto('/events');
  await expect(page.getByRole('link', { name: 'Soup Kitchen Breakfast' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Soup Kitchen Evening' })).toHaveCount(0);
});

test('search engines are told when an event is postponed, gets a new date, moves online or is cancelled', async ({
  request,
  editor,
  events,
}) => {
  const before = { ...eventSoon('Choir Picnic'), registerationLink: 'https://events.example/picnic' };
  const id = await events.create(before);
  await editor.publish('event', id);
  await expectSoon('/events', has('Choir Picnic'), 'a new event');
  const changes = [
    { eventStatus: 'Postponed' },
    { eventStatus: 'Rescheduled', previousStartDate: '2026-01-04T23:30:00.000Z' },
    { eventStatus: 'Moved online', onlineLink: 'https://meet.example/picnic' },
    { eventStatus: 'Cancelled', statusNote: 'Because of the storm.' },
  ];
  for (const change of changes) {
    const after = { ...before, ...change };
    await editor.update('event', id, after);
    await editor.publish('event', id, after);
    const status = `https://schema.org/Event${change.eventStatus.replace('Moved online', 'MovedOnline')}`;
    await expectSoon(`/event-details?id=${id}`, has(status), change.eventStatus);
    const event = firstOf(await readEvents(request), 'event of this test', (each) => each.id === id);
    const html = await (await request.get(`/event-details?id=${id}`)).text();
    expectComplete(linkedEvent(html), event);
  }
});

test('a visitor whose page is open sees an edit with the next click', async ({ page, editor, events }) => {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const before = eventSoon('Bonfire on Friday');
  const id = await events.create(before);
  await editor.publish('event', id);
  await expectSoon('/events', has('Bonfire on Friday'), 'a new event');
  await page.goto('/connect/sermons');
  await menu.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('link', { name: 'Bonfire on Friday' })).toBeVisible();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Soteria' })).toBeVisible();

  const after = { ...before, title: 'Bonfire on Saturday' };
  await editor.update('event', id, after);
  await editor.publish('event', id, after);
  await expectSoon('/events', has('Bonfire on Saturday'), 'the change');
  await menu.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('link', { name: 'Bonfire on Saturday' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bonfire on Friday' })).toHaveCount(0);
});

test('an editor deletes an event, and it is gone', async ({ page, editor, events }) => {
  const title = 'Cancelled Garden Party';
  const id = await events.create(eventSoon(title));
  await editor.publish('event', id);
  await expectSoon('/events', has(title), 'a new event');

  await editor.remove('event', id);
  await expectSoon('/events', hasNot(title), 'the deletion');
  await expectSoon('/', hasNot(title), 'the deletion');
  const response = await page.goto(`/event-details?id=${id}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Failed to load event details. Please try again later.')).toBeVisible();
});

test('what an editor only drafts stays invisible, also the draft of a change', async ({ request, editor, events }) => {
  const draft = await events.create(eventSoon('Surprise Farewell'));
  const published = await events.create(eventSoon('Open House'));
  await editor.publish('event', published);
  await editor.update('event', published, eventSoon('Open House, Maybe Postponed'));

  // Published last: once it shows, the site has seen all that there is.
  const last = await events.create(eventSoon('Choir Practice for All'));
  await editor.publish('event', last);

  for (const path of ['/events', '/', '/api/events?populate=*&pagination[pageSize]=100']) {
    await expectSoon(path, has('Choir Practice for All'), 'a new event');
    const body = await (await request.get(path)).text();
    expect(body).toContain('Open House');
    expect(body).not.toContain('Surprise Farewell');
    expect(body).not.toContain('Maybe Postponed');
  }
  expect((await request.get(`/event-details?id=${draft}`)).status()).toBe(404);
});

test('a snow day is on the first screen, in the footer, on the visit page, in the calendar, and for search engines and the live state', async ({
  editor,
}) => {
  const { services } = await editor.readSingle('service-time');
  const sunday = nextSunday();
  const note = 'Because of the snow.';
  const isOffAt = new RegExp(`"day":"${sunday}","time":"10:00:00"[^}]*"off":true`);
  const places: readonly (readonly [what: string, path: string, has: (html: string) => boolean])[] = [
    ['the first screen', '/', (html) => mainOf(html).includes(note)],
    ['the footer', '/connect/sodip', (html) => footerOf(html).includes(note)],
    ['the visit page', '/plan-your-visit', (html) => mainOf(html).includes(note)],
    ['search engines', '/', has(`"validFrom":"${sunday}"`)],
    ['the calendar', '/calendar.ics', has('SUMMARY:CANCELLED: Worship')],
    ['the live state of a document', '/connect/sermons', (html) => isOffAt.test(html)],
    ['the live state of an open page', '/api/service-time?populate=*', has(note)],
  ];
  const expectAll = (snows: boolean) =>
    Promise.all(
      places.map(([what, path, shows]) => expectSoon(path, (html) => shows(html) === snows, `snow: ${what}`)),
    );
  await expectAll(false);
  try {
    await editor.updateSingle('service-time', { services, exceptions: [{ date: sunday, kind: 'No service', note }] });
    await expectAll(true);
  } finally {
    await editor.updateSingle('service-time', { services, exceptions: [] });
  }
  await expectAll(false);
});

test('staff go on the air outside of the schedule, and the first screen leads there until they end it', async ({
  editor,
}) => {
  const { services } = await editor.readSingle('service-time');
  // Worship would be on the air by itself, were it Sunday morning.
  const unstreamed = (services as readonly Fields[]).map((service) => ({ ...service, online: false }));
  const liveUntil = new Date(Date.now() + 3_600_000).toISOString();
  try {
    await editor.updateSingle('service-time', { services: unstreamed, liveUntil });
    await expectSoon('/', has('>Live now'), 'the stream');
    await editor.updateSingle('service-time', { services: unstreamed, liveUntil: null });
    await expectSoon('/', hasNot('>Live now'), 'no stream any more');
  } finally {
    await editor.updateSingle('service-time', { services, liveUntil: null });
  }
});

test('an editor changes the phone number, and every footer has it', async ({ page, editor }) => {
  const { phone } = await editor.readSingle('site-setting');
  try {
    await editor.updateSingle('site-setting', { phone: '(443) 555-0199' });
    await expectSoon('/', has('(443) 555-0199'), 'the new number');
    await page.goto('/connect/sermons');
    const link = page.getByRole('contentinfo').getByRole('link', { name: '(443) 555-0199' });
    await expect(link).toHaveAttribute('href', 'tel:4435550199');
  } finally {
    await editor.updateSingle('site-setting', { phone });
  }
  await expectSoon('/', hasNot('(443) 555-0199'), 'the old number');
});

test('what staff clear in the settings is gone from every page, and nothing takes its place', async ({
  request,
  editor,
}) => {
  const before = await editor.readSingle('site-setting');
  const texts = CLEARABLE.map((key) => String(before[key] ?? ''));
  expect(texts, 'each of them is set').not.toContain('');
  // The vision on /about-us has the words of the mission.
  const values = texts.filter((text) => text !== before.missionStatement);
  const events = await readEvents(request);
  const elsewhere = JSON.stringify(events);
  const withoutVenue = firstOf(events, 'event without a venue', ({ attributes }) => attributes.venue.data === null);
  try {
    await editor.updateSingle('site-setting', Object.fromEntries(CLEARABLE.map((key) => [key, null])));
    await expectSoon('/about-us', hasNot(String(before.phone)), 'the old number');
    for (const route of ROUTES) {
      const html = await readPage(await addressOf(route, request));
      // An event may have a place and a text that say the same.
      const drawsEvents = route.of === 'event' || route.path === '/' || route.path.startsWith('/events');
      const traces = values.filter((value) => html.includes(value) && !(drawsEvents && elsewhere.includes(value)));
      expect(traces, route.path).toEqual([]);
      const footer = footerOf(html);
      expect(footer.includes(String(before.missionStatement)), `${route.path}: the mission in the footer`).toBe(false);
      expect(html.match(EMPTY_PARTS) ?? [], route.path).toEqual([]);
      expect(html.match(LINKS_OF_SETTINGS) ?? [], route.path).toEqual([]);
      expect(footer.match(EMPTY_LINKS), route.path).toHaveLength(4);
    }
    expect(await readPage(`/event-details?id=${withoutVenue.id}`)).toContain('>Baltimore County, Maryland<');
    expect(await readPage('/connect/live-stream')).toContain('There is no live stream right now');
    expect(await readPage('/mobile-app')).toMatch(/App Store.*Google Play/);
  } finally {
    await editor.updateSingle('site-setting', Object.fromEntries(CLEARABLE.map((key) => [key, before[key]])));
  }
  await expectSoon('/about-us', has(String(before.phone)), 'the number again');
});

test('an editor changes the newest sermon, then chooses another for the home page, and visitors see both', async ({
  page,
  request,
  editor,
}) => {
  const { title } = await readLatestSermon(request);
  const sermons = await editor.list('sermon');
  const newest = String(firstOf(sermons, 'latest sermon', (sermon) => sermon.title === title).documentId);
  const other = firstOf(sermons, 'other sermon', (sermon) => sermon.title !== title);
  try {
    await editor.update('sermon', newest, { title: 'Bread for the Journey' });
    for (const path of ['/connect/sermons', '/']) await expectSoon(path, has('Bread for the Journey'), 'the new title');
    await editor.updateSingle('latest-sermon', { sermon: other.documentId });
    await expectSoon('/', has(String(other.title)), 'the other sermon');

    await page.goto('/connect/sermons');
    await expect(page.getByRole('heading', { name: 'Bread for the Journey' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: String(other.title) })).toBeVisible();
  } finally {
    await editor.update('sermon', newest, { title });
    await editor.updateSingle('latest-sermon', { sermon: null });
  }
  await expectSoon('/connect/sermons', hasNot('Bread for the Journey'), 'the old title');
  await expectSoon('/', has(title), 'the newest sermon again');
});

test('before the first sermon is published the home page is whole and waits for it, with and without JavaScript', async ({
  page,
  browser,
  request,
  editor,
}) => {
  const { title } = await readLatestSermon(request);
  const sermons = (await editor.list('sermon')).map(({ documentId }) => String(documentId));
  const quiet = await guardConsole(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  try {
    for (const id of sermons) await editor.remove('sermon', id);
    await expectSoon('/', hasNot(title), 'the deletion');
    for (const visitor of [page, await plain.newPage()]) {
      await visitor.goto('/');
      await expect(visitor.getByRole('status', { name: 'Waiting for the latest sermon' })).toBeVisible();
      await expect(visitor.getByRole('main').getByRole('alert')).toHaveCount(0);
      for (const name of ['The Church that Cares', 'Upcoming Events'])
        await expect(visitor.getByRole('heading', { name })).toBeVisible();
    }
    await hydrated(page);
    expect(quiet.complaints(), 'the console is empty').toEqual([]);
  } finally {
    await plain.close();
    for (const id of sermons) await editor.bringBack('sermon', id);
  }
  await expectSoon('/', has(title), 'the first sermon');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Events' }).click();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import {
  type ContentBlock,
  type ContentEvent,
  firstOf,
  readEvents,
  readSettings,
  readUpcoming,
} from '../support/content/content.ts';
import { dateText, endsOnItsDay, timeText, venueText } from '../support/content/event-text.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

const addressOf = ({ id }: ContentEvent) => `/event-details?id=${id}`;

test('an event shows its picture, date, time, place and text, and leads to the registration in a new tab', async ({
  page,
  request,
}) => {
  const { address = '' } = await readSettings(request);
  const event = firstOf(await readUpcoming(request), 'event with a registration link', hasRegistration);
  await page.goto(addressOf(event));
  await hydrated(page);
  const main = page.getByRole('main');
  for (const text of [dateText(event), timeText(event), venueText(event, address)])
    await expect(main).toContainText(text);
  await expect(main.getByRole('heading', { name: 'Overview:' })).toBeVisible();
  const register = main.getByRole('link', { name: /^Register/ });
  await expect(register).toHaveAttribute('href', event.attributes.registerationLink ?? '');
  await expect(register).toHaveAttribute('target', '_blank');
  await expect(register).toHaveAttribute('rel', /\bnoopener\b/);
});

test('an event that ends on its day says when, in its details and on its card', async ({ page, request }) => {
  const event = firstOf(await readUpcoming(request), 'event that ends on its day', endsOnItsDay);
  expect(timeText(event)).toMatch(/^\d{1,2}:\d\d (AM|PM) - \d{1,2}:\d\d (AM|PM)$/);
  await page.goto(addressOf(event));
  await expect(page.getByRole('main')).toContainText(timeText(event));
  await page.goto('/events');
  const card = page.getByRole('article').filter({ hasText: event.attributes.title });
  await expect(card).toContainText(dateText(event));
  await expect(card).toContainText(timeText(event));
});

test('an event that lacks a picture, a venue or a registration link makes do', async ({ page, request }) => {
  const { address = '' } = await readSettings(request);
  const events = await readEvents(request);
  const main = page.getByRole('main');
  await test.step('without a venue it takes place at the church', async () => {
    await page.goto(
      addressOf(firstOf(events, 'event without a venue', ({ attributes }) => attributes.venue.data === null)),
    );
    await expect(main).toContainText(address);
  });
  await test.step('without a picture it has the default one', async () => {
    const bare = firstOf(events, 'event without a picture', ({ attributes }) => attributes.image.data === null);
    await page.goto(addressOf(bare));
    const picture = main.locator('img').first();
    await expect(picture).toHaveAttribute('src', /^\/_\/assets\//);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step('without a link it has no registration', async () => {
    await page.goto(
      addressOf(firstOf(events, 'event without a registration link', (event) => !hasRegistration(event))),
    );
    await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Register/ })).toHaveCount(0);
  });
});

test("sharing hands the invitation and the event's address to the browser", async ({ page, request }) => {
  const event = firstOf(await readUpcoming(request), 'event to come');
  await page.addInitScript(() => {
    const share = async (data: unknown) => void Reflect.set(window, 'shared', data);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await page.goto(addressOf(event));
  await hydrated(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate((): unknown => Reflect.get(window, 'shared')))
    .toEqual({ title: 'Check out this event!', text: 'Soteria Church MD is inviting you', url: page.url() });
});

test('a browser without sharing says so', async ({ page, request }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(addressOf(firstOf(await readUpcoming(request), 'event to come')));
  await hydrated(page);
  const alerted = page.waitForEvent('dialog');
  const clicked = page.getByRole('button', { name: 'Share' }).click();
  const dialog = await alerted;
  expect(dialog.type()).toBe('alert');
  expect(dialog.message()).toBe('Sharing is not supported in this browser.');
  await dialog.accept();
  await clicked;
});

for (const [name, path] of [
  ['an event that does not exist', '/event-details?id=none'],
  ['no event at all', '/event-details'],
] as const) {
  test(`an address of ${name} says so in red and is not found`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const message = page.getByText('Failed to load event details. Please try again later.');
    await expect(message).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await message.evaluate(
      (text) => getComputedStyle(text).color.match(/\d+/g)?.map(Number) ?? [],
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    const main = page.getByRole('main');
    await expect(main).toContainText('This event may be over, or it was taken off our calendar.');
    await expect(main.getByRole('link', { name: 'See all events' })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test.describe('the text of an event', () => {
  // Nothing of it needs a script, and pages are many here.
  test.use({ javaScriptEnabled: false });

  test('keeps every kind of block and mark that its writers used', async ({ page, request }) => {
    const kinds = new Set<string>();
    for (const event of await readEvents(request)) {
      const fresh = (event.attributes.desc ?? []).flatMap(marksOf).filter((mark) => !kinds.has(mark));
      if (fresh.length === 0) continue;
      fresh.forEach((mark) => kinds.add(mark));
      await page.goto(addressOf(event));
      for (const block of event.attributes.desc ?? []) await expectBlock(page, block);
    }
    for (const kind of ['paragraph', 'heading', 'list', 'quote', 'code', 'image', 'link', 'bold']) {
      expect(kinds, 'the seeded content uses').toContain(kind);
    }
  });
});

function hasRegistration({ attributes }: ContentEvent): boolean {
  return attributes.registerationLink !== null;
}

const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;
type Mark = (typeof MARKS)[number];

/** A block's kinds and marks, its own and those inside it. */
function marksOf(block: ContentBlock & { readonly [mark in Mark]?: unknown }): string[] {
  return [block.type, ...MARKS.filter((mark) => block[mark] === true), ...(block.children ?? []).flatMap(marksOf)];
}

async function expectBlock(page: Page, block: ContentBlock): Promise<void> {
  const overview = page.getByRole('region', { name: 'Overview:' });
  const text = textOf(block);
  const place = placeOf(overview, block);
  if (block.type === 'image') return expect(place).toBeVisible();
  if (block.type === 'list') {
    for (const item of block.children ?? [])
      await expect(place.filter({ hasText: textOf(item) }), textOf(item)).not.toHaveCount(0);
    return;
  }
  if (text.trim() === '') return;
  await expect(place.filter({ hasText: text }), `${block.type}: ${text}`).toHaveCount(1);
  for (const child of block.children ?? []) {
    if (child.type === 'link')
      await expect(overview.getByRole('link', { name: textOf(child) })).toHaveAttribute('href', child.url ?? '');
    if (child.bold) await expect(overview.getByRole('strong').filter({ hasText: child.text ?? '' })).not.toHaveCount(0);
  }
}

function placeOf(overview: Locator, { type, image }: ContentBlock): Locator {
  switch (type) {
    case 'heading':
      return overview.getByRole('heading');
    case 'list':
      return overview.getByRole('listitem');
    case 'quote':
      return overview.getByRole('blockquote');
    case 'code':
      return overview.getByRole('code');
    case 'image':
      return overview.getByRole('img', { name: image?.alternativeText ?? '' });
    default:
      return overview.getByRole('paragraph');
  }
}

function textOf({ text, children }: ContentBlock): string {
  return text ?? (children ?? []).map(textOf).join('');
}

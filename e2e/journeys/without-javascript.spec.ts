import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import {
  type ContentEvent,
  firstOf,
  readEvents,
  readLatestSermon,
  readSermons,
  readSettings,
  readUpcoming,
} from '../support/content/content.ts';
import { eventPath } from '../support/content/entry-path.ts';
import { dateText, timeText, venueText } from '../support/content/event-text.ts';
import { FOOTER, MAIN_MENU } from '../support/frame-links.ts';
import { test } from '../support/journey-test.ts';

test.use({ javaScriptEnabled: false });

test('the home page names the three next events with their dates and places', async ({ page, request }) => {
  const { address = '' } = await readSettings(request);
  const next = (await readUpcoming(request)).slice(0, 3);
  expect(next).toHaveLength(3);
  await page.goto('/');
  const cards = page
    .getByRole('region', { name: 'Upcoming Events' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(3);
  for (const [index, event] of next.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name: event.attributes.title })).toHaveAttribute('href', eventPath(event));
    await expect(card).toContainText(dateText(event));
    await expect(card).toContainText(timeText(event));
    await expect(card).toContainText(venueText(event, address));
    await expect(card.locator('img')).toHaveAttribute('src', smallAddress(event));
  }
});

test('the home page shows the next event over the pictures and welcomes with its texts', async ({ page, request }) => {
  const event = firstOf(await readUpcoming(request), 'event to come');
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Next event' });
  await expect(next.getByRole('link', { name: event.attributes.title })).toBeVisible();
  await expect(next).toContainText(dateText(event));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('link', { name: "What's Next" })).toHaveAttribute('href', '/about-us');
  await expect(page.getByRole('heading', { name: 'The Church that Cares' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about-us');
});

test("the home page holds the latest sermon's title, preacher and the first 250 characters", async ({
  page,
  request,
}) => {
  const { title, preacher, description } = await readLatestSermon(request);
  await page.goto('/');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card).toContainText(preacher);
  expect(description.length, 'the seeded description is long enough to be cut').toBeGreaterThan(250);
  await expect(card).toContainText(`${description.slice(0, 250)}…`);
  await expect(card).not.toContainText(description.slice(0, 251));
});

test('the main navigation holds exactly its links, in order', async ({ page, request }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { includeHidden: true });
  expect(await namesAndTargets(links)).toEqual(await menuLinks(request));
});

test('the footer holds exactly its groups and links, in order', async ({ page, request }) => {
  const settings = await readSettings(request);
  await page.goto('/connect/sermons');
  const footer = page.getByRole('contentinfo');
  for (const { title, links } of FOOTER) {
    const items = footer.getByRole('list', { name: title, exact: true }).getByRole('listitem');
    const found = await Promise.all((await items.all()).map(itemText));
    expect(found, title).toEqual(
      links.map(([name, target]) => [name, target === 'give' ? settings['giveUrl'] : target]),
    );
  }
  await expect(footer).toContainText(/2024/);
  for (const network of ['Facebook', 'Instagram', 'YouTube']) {
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute(
      'href',
      settings[`${network.toLowerCase()}Url`] ?? '',
    );
  }
  for (const key of ['missionStatement', 'phone', 'email', 'address'])
    await expect(footer).toContainText(settings[key] ?? key);
});

test('a dropdown opens under the pointer and its links lead on', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Sermons' })).toBeHidden();
  await menu.getByRole('button', { name: 'Connect' }).hover();
  await menu.getByRole('link', { name: 'Sermons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sermons' })).toBeVisible();
});

test('the whole menu stands open on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/events');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await namesAndTargets(links)).toEqual(await menuLinks(request));
});

test('the event filter works as links', async ({ page, request }) => {
  const events = await readEvents(request);
  const men = events.filter(({ attributes }) => attributes.type === 'Men');
  const women = firstOf(events, 'event for women', ({ attributes }) => attributes.type === 'Women');
  await page.goto('/events');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: women.attributes.title })).toBeVisible();
  await page.getByRole('navigation', { name: 'Filter events' }).getByRole('link', { name: 'Men', exact: true }).click();
  await expect(page).toHaveURL('/events?type=men');
  await expect(main.getByRole('link', { name: women.attributes.title })).toHaveCount(0);
  for (const { attributes } of men) await expect(main.getByRole('link', { name: attributes.title })).toBeVisible();
});

test('an event tells all it has to tell', async ({ page, request }) => {
  const { address = '' } = await readSettings(request);
  const event = firstOf(
    await readUpcoming(request),
    'event for several days with a registration link',
    ({ attributes }) => {
      const { endDate, startDate, registerationLink } = attributes;
      return registerationLink !== null && endDate !== null && Date.parse(endDate) - Date.parse(startDate) > 86_400_000;
    },
  );
  await page.goto(`/event-details?id=${event.id}`);
  const { title, registerationLink, image } = event.attributes;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(dateText(event));
  await expect(main).toContainText(timeText(event));
  await expect(main).toContainText(venueText(event, address));
  await expect(main.getByRole('heading', { name: 'Overview:' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Register/ })).toHaveAttribute('href', registerationLink ?? '');
  const picture = main.getByRole('img', { name: image.data?.attributes.alternativeText ?? '' });
  await expect(picture).toHaveAttribute('src', image.data?.attributes.formats?.['medium']?.url ?? '');
});

test('the sermons page lists every recording with its preacher, its cover and its audio file', async ({
  page,
  request,
}) => {
  const sermons = await readSermons(request);
  expect(sermons.length).toBeGreaterThanOrEqual(8);
  await page.goto('/connect/sermons');
  for (const { attributes } of sermons) {
    const { title, preacher, audio, backgroundImage } = attributes;
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toContainText(preacher);
    await expect(card.getByRole('link', { name: /audio/i })).toHaveAttribute(
      'href',
      audio.data[0]?.attributes.url ?? '',
    );
    // A cover of its own, or the default one, which comes with the release.
    const cover = backgroundImage.data.length > 0 ? /^\/uploads\// : /^\/_\/assets\//;
    await expect(card.locator('img'), title).toHaveAttribute('src', cover);
  }
});

test('an address without a page shows the not-found page and ways on', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toBeVisible();
  for (const name of ['Go back', 'To the home page'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', '/');
});

/** A card's picture: the small one, else the thumbnail (specification, 'Home'). */
function smallAddress({ attributes }: ContentEvent): string {
  const formats = attributes.image.data?.attributes.formats;
  return formats?.['small']?.url ?? formats?.['thumbnail']?.url ?? '';
}

async function namesAndTargets(links: Locator): Promise<(readonly [string, string | null])[]> {
  return Promise.all(
    (await links.all()).map(async (link) => [await wordsOf(link), await link.getAttribute('href')] as const),
  );
}

/** A footer item's words and target; null when it is not a link. */
async function itemText(item: Locator): Promise<readonly [string, string | null]> {
  const words = await wordsOf(item);
  const link = item.getByRole('link');
  return [words, (await link.count()) > 0 ? await link.getAttribute('href') : null];
}

async function wordsOf(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replace('(opens in a new tab)', '').trim();
}

async function menuLinks(request: APIRequestContext): Promise<(readonly [string, string])[]> {
  const { streamUrl = '' } = await readSettings(request);
  return MAIN_MENU.map(([name, target]) => [name, target === 'stream' ? streamUrl : target] as const);
}

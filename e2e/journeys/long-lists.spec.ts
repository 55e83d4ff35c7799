import { expect, type Locator, type Page } from '@playwright/test';
import { eventPart } from '../support/content/event-answer.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

const DAY_MS = 86_400_000;
const COUNT = 100;
const MANY = Array.from({ length: COUNT }, (_, index) => ({
  title: `Gathering ${index + 1}`,
  startDate: new Date(Date.now() + (index + 2) * DAY_MS).toISOString(),
  time: '18:30:00',
}));

/** From another page to the events, whose questions are answered here: many lie ahead, none is over. */
async function openLongList(page: Page): Promise<Locator> {
  await page.route(/\/api\/events\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    return route.fulfill({ json: eventPart(query.has('filters[$or][0][startDate][$gte]') ? MANY : [], query) });
  });
  await page.route(/\/api\/events\/fixture-/, (route) => {
    const index = Number(/fixture-(\d+)/.exec(route.request().url())?.[1]);
    return route.fulfill({ json: { data: eventPart(MANY, new URLSearchParams()).data[index] } });
  });
  await page.goto('/no-such-page');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events', exact: true }).click();
  return page.getByRole('main').getByRole('heading', { level: 3 });
}

const topOf = (card: Locator) => card.evaluate((element) => element.getBoundingClientRect().top);

test('a long list comes by itself on the way down, is found in the page, and Back finds the place', async ({
  page,
}) => {
  const cards = await openLongList(page);
  await expect(cards.first()).toHaveText('Gathering 1');
  await expect
    .poll(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      return cards.count();
    })
    .toBe(COUNT);
  expect(await cards.allTextContents()).toEqual(MANY.map(({ title }) => title));
  expect(await page.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['Gathering 30']))).toBe(true);

  const card = page.getByRole('main').getByRole('link', { name: 'Gathering 70', exact: true });
  await card.scrollIntoViewIfNeeded();
  const before = await topOf(card);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gathering 70' })).toBeVisible();
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(2);
  await expect(cards).toHaveCount(COUNT);
});

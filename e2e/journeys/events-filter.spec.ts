import { expect, type Page } from '@playwright/test';
import { firstOf, readEvents } from '../support/content/content.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { noteRequests } from '../support/page/requests.ts';
import { SCREENS } from '../support/layout/screens.ts';

const CATEGORIES = ['All', 'Men', 'Women', 'Children', 'Youths', 'Others'] as const;

const filterOf = (page: Page) => page.getByRole('navigation', { name: 'Filter events' });
const choiceOf = (page: Page, category: string) => filterOf(page).getByRole('link', { name: category, exact: true });

async function shownTitles(page: Page): Promise<string[]> {
  const titles = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  return titles.toSorted();
}

test('each category shows its events, of one list that is fetched once, and puts itself into the address', async ({
  page,
  request,
}) => {
  const events = await readEvents(request);
  const requests = noteRequests(page);
  await page.goto('/events');
  await hydrated(page);
  await expect(filterOf(page).getByRole('link')).toHaveText([...CATEGORIES]);
  await expect(choiceOf(page, 'All')).toHaveAttribute('aria-current', 'true');

  for (const category of [...CATEGORIES.slice(1), 'All']) {
    const titles = events
      .filter(({ attributes: { type } }) => category === 'All' || category === (type ?? 'Others'))
      .map(({ attributes }) => attributes.title);
    expect(titles.length, `the seeded content has events for ${category}`).toBeGreaterThan(0);
    await choiceOf(page, category).click();
    await expect(choiceOf(page, category)).toHaveAttribute('aria-current', 'true');
    await expect(filterOf(page).locator('[aria-current]')).toHaveCount(1);
    expect(await shownTitles(page), category).toEqual(titles.toSorted());
    await expect(page).toHaveURL(category === 'All' ? '/events' : `/events?type=${category.toLowerCase()}`);
  }
  expect(requests.content()).toEqual([]);
  expect(requests.documents()).toBe(1);
});

test('a choice survives a reload, and the way back from an event', async ({ page, request }) => {
  const events = await readEvents(request);
  const women = firstOf(events, 'event for women', ({ attributes }) => attributes.type === 'Women').attributes.title;
  const men = firstOf(events, 'event for men', ({ attributes }) => attributes.type === 'Men').attributes.title;
  const card = (title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true });
  await page.goto('/events');
  await hydrated(page);
  await choiceOf(page, 'Women').click();
  await expect(card(men)).toHaveCount(0);

  await page.reload();
  await hydrated(page);
  await expect(choiceOf(page, 'Women')).toHaveAttribute('aria-current', 'true');
  await expect(card(women)).toBeVisible();
  await expect(card(men)).toHaveCount(0);

  await card(women).click();
  await expect(page.getByRole('heading', { level: 1, name: women })).toBeVisible();
  await page.goBack();
  await expect(choiceOf(page, 'Women')).toHaveAttribute('aria-current', 'true');
  await expect(card(women)).toBeVisible();
  await expect(card(men)).toHaveCount(0);
});

test('a screen reader hears how many events a choice has', async ({ page, request }) => {
  const women = (await readEvents(request)).filter(({ attributes }) => attributes.type === 'Women').length;
  await page.goto('/events');
  await hydrated(page);
  await choiceOf(page, 'Women').click();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: `Women: ${women} event` })).toHaveCount(1);
});

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    test('the filter stays at hand under the bar once its place has been passed', async ({ page, request }) => {
      const last = firstOf([...(await readEvents(request))].reverse(), 'event').attributes.title;
      await page.goto('/events');
      await hydrated(page);
      const top = (role: 'banner' | 'filter') =>
        (role === 'banner' ? page.getByRole('banner') : filterOf(page)).evaluate((box) => box.getBoundingClientRect());
      const header = await top('banner');
      expect((await top('filter')).top, 'at first the banner is above it').toBeGreaterThan(header.bottom + 50);
      await page.getByRole('main').getByRole('link', { name: last, exact: true }).scrollIntoViewIfNeeded();
      await expect.poll(async () => Math.abs((await top('filter')).top - header.bottom)).toBeLessThanOrEqual(1);
      await choiceOf(page, 'Men').click();
      await expect(choiceOf(page, 'Men')).toHaveAttribute('aria-current', 'true');
      const results = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(results.first(), 'the results begin on the screen, however short they are').toBeInViewport();
      await expect(choiceOf(page, 'Men')).toBeInViewport();
    });
  });
}

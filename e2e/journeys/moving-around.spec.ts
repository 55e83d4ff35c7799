import { expect } from '@playwright/test';
import { guardConsole } from '../support/console-guard.ts';
import { firstOf, readEvents, readUpcoming } from '../support/content/content.ts';
import { dateText } from '../support/content/event-text.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { noteRequests } from '../support/page/requests.ts';

test('a visitor goes from home to an event and back without the page being loaded anew', async ({ page, request }) => {
  const { title } = firstOf(await readUpcoming(request), 'event to come').attributes;
  const requests = noteRequests(page);
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await page.goto('/');
  await hydrated(page);
  const homeTitle = await page.title();

  await test.step('by a link of the menu', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events', exact: true }).click();
    await expect(heading('Events')).toBeVisible();
    await expect(page).toHaveURL('/events');
    await expect(page).toHaveTitle(/^Events\b.*Soteria Church/);
    await expect(main).toBeFocused();
  });
  await test.step('by a link of a card, whose event names the page', async () => {
    await main.getByRole('link', { name: title, exact: true }).click();
    await expect(heading(title)).toBeVisible();
    await expect(page).toHaveURL(/\/events\/[a-z\d-]+-\w+$/);
    await expect(page).toHaveTitle(`${title} · Soteria Church`);
    await expect(main).toBeFocused();
  });
  await test.step('twice back', async () => {
    await page.goBack();
    await expect(heading('Events')).toBeVisible();
    await expect(page).toHaveTitle(/^Events\b/);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Next event' })).toBeVisible();
    await expect(page).toHaveTitle(homeTitle);
    await expect(main).toBeFocused();
  });
  await test.step('and forward again', async () => {
    await page.goForward();
    await expect(heading('Events')).toBeVisible();
    await expect(main).toBeFocused();
  });
  expect(requests.documents(), 'documents loaded').toBe(1);
});

test('each page opens at its top, and going back finds the place again', async ({ page, request }) => {
  const far = firstOf([...(await readEvents(request))].reverse(), 'event');
  await page.goto('/events');
  await hydrated(page);
  const card = page.getByRole('main').getByRole('link', { name: far.attributes.title, exact: true });
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);

  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: far.attributes.title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await test.step('also from a page that was loaded again meanwhile, which waits for its app', async () => {
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: far.attributes.title })).toBeVisible();
    await page.reload();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(page).toHaveTitle(/^Events\b/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });
});

test('a screen reader hears which page has come', async ({ page }) => {
  await page.goto('/events');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Connect' }).click();
  await menu.getByRole('link', { name: 'Sermons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sermons' })).toBeVisible();
  const spoken = page.locator('[aria-live="polite"]').filter({ hasText: /^Sermons$/ });
  await expect(spoken).toHaveCount(1);
});

test('the logo leads home from deep inside', async ({ page }) => {
  const requests = noteRequests(page);
  await page.goto('/connect/sermons');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Soteria/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Next event' })).toBeVisible();
  expect(requests.documents()).toBe(1);
});

test("'Join Us' reaches /join-us from the sermons page too", async ({ page }) => {
  await page.goto('/connect/sermons');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Join Us' }).click();
  await expect(page).toHaveURL('/join-us');
});

test('an address without a page says so kindly and leads back', async ({ page }) => {
  await page.goto('/events');
  await hydrated(page);
  await page.goto('/no-such-page');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});

test('visitors far away read the same dates, in US English, and their pages come alive in silence', async ({
  browser,
  request,
}) => {
  const event = firstOf(await readUpcoming(request), 'event to come');
  const texts: string[] = [];
  for (const [timezoneId, locale] of [
    ['America/New_York', 'en-US'],
    ['Asia/Tokyo', 'ja-JP'],
    ['Pacific/Pago_Pago', 'de-DE'],
  ] as const) {
    const context = await browser.newContext({ timezoneId, locale });
    const page = await context.newPage();
    const guard = await guardConsole(page);
    await page.goto(`/event-details?id=${event.id}`);
    await hydrated(page);
    texts.push(await page.getByRole('main').innerText());
    expect(guard.complaints(), timezoneId).toEqual([]);
    await context.close();
  }
  expect(texts[0]).toContain(dateText(event));
  expect(new Set(texts).size, texts.join('\n--\n')).toBe(1);
});

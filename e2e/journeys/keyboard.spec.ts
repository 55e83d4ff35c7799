import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { firstOf, readUpcoming } from '../support/content/content.ts';
import { holdRequests } from '../support/network/hold-requests.ts';
import { withoutTimers } from '../support/network/without-timers.ts';
import { APP_FILE, hydrated, isFrameHydrated, isScripted } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { stepsBack } from '../support/layout/reading-order.ts';
import { addressOf, PAGES } from '../support/routes.ts';
import { SCREENS } from '../support/layout/screens.ts';
import { tabThrough } from '../support/layout/tab-stops.ts';

/** A file counts as failed after so many milliseconds, and the app's is held back for a whole walk. */
const FILE_LIMIT_MS = 8_000;

// Hundreds of presses: their traces cost more than they tell.
test.use({ trace: 'off' });

/** The first stops of every page on a wide screen. */
const FRAME = [
  'Skip to main content',
  'Soteria Church',
  'Home',
  'About Us',
  'Connect',
  'Join Us',
  'Events',
  'More',
  'Search',
  'Give',
];

// At a fragment the browser itself begins further down.
for (const route of PAGES.filter(({ path }) => !path.includes('#'))) {
  test(`Tab walks through all of ${route.name} and back, before and after it is alive, its focus can always be seen, and what is typed stays`, async ({
    page,
    request,
  }) => {
    await withoutTimers(page, FILE_LIMIT_MS);
    const letThrough = await holdRequests(page, APP_FILE);
    await page.goto(await addressOf(route, request), { waitUntil: 'commit' });
    await page.waitForFunction(isScripted);
    // What shows when it works needs no app, but near a streamed service, when pages load it at once.
    if (!(await isNearService(request))) {
      await expect(page.locator(':not(:defined)')).toHaveCount(0);
      if (route.path === '/') await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
    }
    expect(await stepsBack(page), 'the order of the document is the order on the screen').toEqual([]);
    await walk(page, 'Tab');
    expect(await page.evaluate(isFrameHydrated), 'the app is not there').toBe(false);

    const fields = page
      .getByRole('main')
      .locator('input:is([type=text], [type=email], [type=tel], [type=search]), textarea');
    for (const field of await fields.all()) await field.fill('Ruth');
    letThrough();
    await hydrated(page);
    for (const field of await fields.all()) await expect(field).toHaveValue('Ruth');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await walk(page, 'Shift+Tab');
  });
}

/** From an hour before a streamed service until its end the site says when it is live. */
async function isNearService(request: APIRequestContext): Promise<boolean> {
  const answer = await request.get('/connect/live-stream');
  return /Live in \d+ minute|Live now/.test(await answer.text());
}

/** Each stop is reached in its turn, and its focus is seen. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const { stops, expected } = await tabThrough(page, key);
  const places = Array.from({ length: expected }, (_, place) => (key === 'Tab' ? place : expected - 1 - place));
  expect(
    stops.filter(({ trouble }) => trouble !== ''),
    key,
  ).toEqual([]);
  expect(
    stops.map(({ place }) => place),
    key,
  ).toEqual(places);
  if (key === 'Tab')
    expect(stops.slice(0, FRAME.length).map(({ name }) => /"(.*?)(?: \(|")/.exec(name)?.[1])).toEqual(FRAME);
}

test('Tab walks through an open menu on a small screen', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone.viewport);
  await page.goto('/no-such-page');
  await hydrated(page);
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const names: string[] = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(names).toEqual(['Home', 'About Us', 'Connect', 'Join Us', 'Events', 'More']);
  await test.step('and past its end it closes', async () => {
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the skip link comes first and leads past the header', async ({ page }) => {
  await page.goto('/events');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = page.getByRole('main').locator(':focus');
  await expect(inMain).toHaveCount(1);
});

test('the keyboard alone opens a dropdown, filters the events, opens one and finds the choice again', async ({
  page,
  request,
}) => {
  const men = firstOf(await readUpcoming(request), 'event for men', ({ attributes }) => attributes.type === 'Men');
  await page.goto('/connect/sermons');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await test.step('the dropdown opens by Space and by Enter', async () => {
    const more = menu.getByRole('button', { name: 'More' });
    await more.focus();
    await page.keyboard.press('Space');
    await expect(menu.getByRole('link', { name: 'Plan Your Visit' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: 'Plan Your Visit' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  });
  await test.step('to the events and to those for men', async () => {
    await menu.getByRole('link', { name: 'Events', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const choice = page
      .getByRole('navigation', { name: 'Filter events' })
      .getByRole('link', { name: 'Men', exact: true });
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/events?type=men');
    await expect(choice, 'the choice keeps the focus').toBeFocused();
  });
  await test.step('to an event and back', async () => {
    await page.getByRole('main').getByRole('link', { name: men.attributes.title }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: men.attributes.title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/events?type=men');
  });
});

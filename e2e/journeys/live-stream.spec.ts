import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { churchMoment } from '../support/content/church-clock.ts';
import { readSettings } from '../support/content/content.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { noteRequests } from '../support/page/requests.ts';

const PAGE = '/connect/live-stream';
const MINUTE_MS = 60_000;

/** The host of the stream, as far as these journeys go: a page that does nothing. */
async function standInForHost(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\/(?!localhost)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The stream</title>' }),
    );
}

/** A browser that blocks so many of the tabs which pages open by themselves. */
async function blockTabs(page: Page, times: number): Promise<void> {
  await page.addInitScript((blocked) => {
    const open = window.open.bind(window);
    let calls = 0;
    window.open = (...where) => ((calls += 1) > blocked ? open(...where) : null);
  }, times);
}

test.beforeEach(({ page }) => standInForHost(page));

test('the menu opens the stream in a new tab that nothing blocks, leads this tab home, and Back leads to where the visitor was', async ({
  page,
  request,
}) => {
  const { streamUrl = '' } = await readSettings(request);
  await blockTabs(page, Infinity);
  await page.goto('/events');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Connect' }).click();
  const opened = page.waitForEvent('popup');
  await menu.getByRole('link', { name: 'Live Stream (opens in a new tab)' }).click();

  const tab = await opened;
  await tab.waitForURL(streamUrl);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Soteria' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(2);
});

test('its address opens one tab and leads home', async ({ page, request }) => {
  const { streamUrl = '' } = await readSettings(request);
  const opened = page.waitForEvent('popup');
  await page.goto(PAGE);
  await (await opened).waitForURL(streamUrl);
  await expect(page).toHaveURL('/');
  await hydrated(page);
  expect(page.context().pages()).toHaveLength(2);
});

test('when the browser blocks the tab, this tab goes home, and a message names the way', async ({ page }) => {
  await blockTabs(page, 1);
  const requests = noteRequests(page);
  await page.goto(PAGE);
  await expect(page).toHaveURL('/');
  const message = page.getByRole('alert').filter({ hasText: 'Your browser did not let us open the live stream' });
  await expect(message).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Soteria' })).toBeVisible();
  await expectAccessible(page);
  expect(requests.outside(), 'nobody else has heard of the visit').toEqual([]);
});

test('the home page counts down to the service, says when it is on the air, and shows it again', async ({
  page,
  request,
}) => {
  const { streamUrl = '' } = await readSettings(request);
  await page.goto('/');
  const services = page.getByRole('region', { name: 'Next service' });
  const worship = services.getByText('Worship').getByRole('time');
  const [day = '', time] = (await worship.getAttribute('datetime'))?.split('T') ?? [];
  const start = churchMoment(day, `${time}:00`).getTime();
  await page.clock.setSystemTime(start - 25 * MINUTE_MS);
  await page.goto('/');
  await expect(services.getByText(/^Live in 25 minutes: \w+/)).toBeVisible();
  const states = [
    { minutes: 10, text: /^Live now: \w+/, link: 'Watch the live stream' },
    { minutes: 5 * 60, text: /^\w+ of \w+, \w+ \d+$/, link: 'Watch it again' },
  ];
  for (const { minutes, text, link } of states) {
    await page.clock.setSystemTime(start + minutes * MINUTE_MS);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(services.getByText(text)).toBeVisible();
    await expect(services.getByRole('link', { name: link })).toHaveAttribute('href', streamUrl);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says when the stream runs and links to it', async ({ page, request }) => {
    const { streamUrl = '' } = await readSettings(request);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Live Stream' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Every Sunday at 10:00 AM Eastern Time');
    // What it is called depends on the hour at which the test runs.
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^(Watch the live stream|Open the live stream|Watch it again)/ });
    await expect(link).toHaveAttribute('href', streamUrl);
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

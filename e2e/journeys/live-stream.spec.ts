import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { readSettings } from '../support/content.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { noteRequests } from '../support/requests.ts';

const PAGE = '/connect/live-stream';

/** The host of the stream, as far as these journeys go: a page that does nothing. */
async function standInForHost(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\/(?!localhost)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The stream</title>' }),
    );
}

test.beforeEach(({ page }) => standInForHost(page));

test('the menu opens the stream in a new tab and leads this tab home, and Back leads to where the visitor was', async ({
  page,
  request,
}) => {
  const { streamUrl = '' } = await readSettings(request);
  await page.goto('/events');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Connect' }).click();
  const opened = page.waitForEvent('popup');
  await menu.getByRole('link', { name: 'Live Stream' }).click();

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

test('when the browser blocks the tab, a link to the stream is there, and the page stays', async ({
  page,
  request,
}) => {
  const { streamUrl = '' } = await readSettings(request);
  await page.addInitScript(() => {
    let calls = 0;
    window.open = () => {
      calls += 1;
      document.documentElement.dataset['tries'] = String(calls);
      return null;
    };
  });
  const requests = noteRequests(page);
  await page.goto(PAGE);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/Your browser did not let us open the stream/);
  await expect(page).toHaveURL(PAGE);
  await expectAccessible(page);
  expect(requests.outside(), 'nobody else has heard of the visit').toEqual([]);
  const link = page.getByRole('link', { name: 'Watch the live stream' });
  const opened = page.waitForEvent('popup');
  await link.click();
  await (await opened).waitForURL(streamUrl);
  await expect(page).toHaveURL(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-tries', '1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says when the stream runs and links to it', async ({ page, request }) => {
    const { streamUrl = '' } = await readSettings(request);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Live Stream' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Every Sunday at 10:00 AM Eastern Time');
    const link = page.getByRole('link', { name: 'Watch the live stream' });
    await expect(link).toHaveAttribute('href', streamUrl);
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

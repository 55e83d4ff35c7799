import { expect, type Page } from '@playwright/test';
import { eventPart } from '../support/content/event-answer.ts';
import { holdRequests } from '../support/network/hold-requests.ts';
import { withoutTimers } from '../support/network/without-timers.ts';
import { test } from '../support/outage-test.ts';
import { APP_FILE, isHydrated, isScripted } from '../support/page/hydrated.ts';
import { noteRequests } from '../support/page/requests.ts';
import { edgeWithServices } from '../support/programs/edge-with-services.ts';
import { site } from '../support/site.ts';

const DAY_MS = 86_400_000;
const MANY = Array.from({ length: 100 }, (_, index) => ({
  title: `Gathering ${index + 1}`,
  startDate: new Date(Date.now() + (index + 2) * DAY_MS).toISOString(),
  time: '18:30:00',
}));

const cardsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

/** The browser follows such a link after so many milliseconds. */
const LINK_LIMIT_MS = 4_000;

test('a category that is chosen before the app is there is shown once it is, in the same document', async ({
  page,
  own,
}) => {
  const { url } = await edgeWithServices(own, 'never');
  const requests = noteRequests(page);
  await withoutTimers(page, LINK_LIMIT_MS);
  const release = await holdRequests(page, APP_FILE);
  await page.goto(`${url}/events`);
  const all = await cardsOf(page).count();
  const men = page.getByRole('navigation', { name: 'Filter events' }).getByRole('link', { name: 'Men', exact: true });
  const asked = page.waitForRequest(APP_FILE);
  await men.click();
  await asked;
  await expect(page).toHaveURL(`${url}/events`);
  await expect(men).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(men).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(`${url}/events?type=men`);
  await expect(men).not.toHaveAttribute('aria-busy');
  expect(await cardsOf(page).count()).toBeLessThan(all);
  expect(requests.documents()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a long list goes on by itself, so that its events are found in the page', async ({ page, own }) => {
  const proxy = await own.proxy(site.cmsUrl);
  proxy.fail(/^\/api\/events\?/, ({ response }) => {
    const query = new URL(response.req.url ?? '', site.cmsUrl).searchParams;
    const ahead = query.has('filters[$or][0][startDate][$gte]');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(eventPart(ahead ? MANY : [], query)));
  });
  const { url } = await edgeWithServices(own, 'never', { contentApiUrl: proxy.url });
  const release = await holdRequests(page, APP_FILE);
  await page.goto(`${url}/events`, { waitUntil: 'domcontentloaded' });
  expect(await cardsOf(page).count()).toBeLessThan(MANY.length / 2);
  expect(await page.evaluate(isHydrated)).toBe(false);
  release();
  await page.waitForFunction(isScripted);
  await page.keyboard.press('Control+f');
  await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(MANY.length / 2);
});

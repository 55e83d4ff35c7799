import { expect } from '@playwright/test';
import { readLatestSermon } from '../support/content/content.ts';
import { holdRequests } from '../support/network/hold-requests.ts';
import { test } from '../support/journey-test.ts';
import { frameHydrated, isScripted } from '../support/page/hydrated.ts';
import { noteRequests } from '../support/page/requests.ts';

const FIRST_SCRIPT = /\/_\/assets\/shell\/[^/]+\/shell\.[^/]*\.js$/;
const SERMON_FILES = /\/_\/assets\/connect\/.*\.js$/;
const ROUTE_TABLE = /\/_\/remotes\?/;

test('a video that is pressed before any script is there plays as soon as its code is', async ({ page, request }) => {
  const { title } = await readLatestSermon(request);
  const letFirstThrough = await holdRequests(page, FIRST_SCRIPT);
  const letThrough = await holdRequests(page, SERMON_FILES);
  const asked = page.waitForRequest(SERMON_FILES);
  await page.goto('/', { waitUntil: 'commit' });

  await page.getByRole('button', { name: `Play video: ${title}` }).click();
  expect(await page.evaluate(isScripted)).toBe(false);
  letFirstThrough();
  await asked;
  await expect(page.locator('video')).toHaveCount(0);
  letThrough();
  await expect(page.locator('video')).toBeVisible();
});

test('a link that is followed before the page knows all pages leads there all the same', async ({ page }) => {
  const requests = noteRequests(page);
  const letThrough = await holdRequests(page, ROUTE_TABLE);
  const asked = page.waitForRequest(ROUTE_TABLE);
  await page.goto('/events');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await frameHydrated(page);

  await menu.getByRole('link', { name: 'About Us', exact: true }).click();
  await asked;
  letThrough();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(requests.documents(), 'documents loaded').toBe(1);
});

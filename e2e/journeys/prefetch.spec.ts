import { expect } from '@playwright/test';
import { test } from '../support/journey-test.ts';
import { holdRequests } from '../support/network/hold-requests.ts';
import { hydrated } from '../support/page/hydrated.ts';

const EVENTS_LIST = /\/api\/events\?/;
const STYLES = /\/events\/[^/]+\/.*\.css$/;
const ANSWERS = /\/api\/|\/_\/lock|\.css$/;

test('a page that the pointer rests on is drawn with the press, and waits for no answer and no styles', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const events = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events', exact: true });
  // What was prefetched is fresh for three seconds; they do not pass.
  await page.evaluate(() => {
    const at = performance.now();
    performance.now = () => at;
  });
  const answered = Promise.all([EVENTS_LIST, /\/_\/lock/, STYLES].map((address) => page.waitForResponse(address)));
  await events.hover();
  await answered;
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
  const letThrough = await holdRequests(page, ANSWERS);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  letThrough();
});

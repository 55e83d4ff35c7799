import { expect } from '@playwright/test';
import { readLatestSermon } from '../support/content.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { noteRequests } from '../support/requests.ts';

test("the sermon's video asks nothing of its host until it is pressed, then plays in the card", async ({
  page,
  request,
}) => {
  const { title } = await readLatestSermon(request);
  const requests = noteRequests(page);
  const asked: string[] = [];
  // The video's host, as far as this journey goes: pages and scripts that do nothing.
  await page.route(/^https:\/\/[^/]*(youtube|ytimg|google)[^/]*\//, async (route) => {
    asked.push(route.request().url());
    const isDocument = route.request().resourceType() === 'document';
    await route.fulfill({
      contentType: isDocument ? 'text/html' : 'text/javascript',
      body: isDocument ? '<title>Video</title>' : '',
    });
  });
  await page.goto('/');
  await hydrated(page);
  const play = page.getByRole('button', { name: `Play video: ${title}` });
  await play.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests.outside()).toEqual([]);

  await play.click();
  const frame = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('title', new RegExp(title));
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(requests.outside().every((address) => address.includes('youtube'))).toBe(true);
});

import { expect } from '@playwright/test';
import { readLatestSermon } from '../support/content.ts';
import { followLink } from '../support/follow-link.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { noteRequests } from '../support/requests.ts';

test("the sermon's video of the site itself plays in the card", async ({ page, request }) => {
  const { title } = await readLatestSermon(request);
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('video')).toHaveCount(0);

  await page.getByRole('button', { name: `Play video: ${title}` }).click();
  const video = page.getByRole('group', { name: `Video: ${title}` }).locator('video');
  await expect(video).toBeVisible();
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
});

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
  // As if an editor had linked a video of that host: the page asks for the sermon when it is reached by a link.
  await page.route('**/api/latest-sermon*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const attributes = { ...data.attributes, youtubeLink: 'https://www.youtube.com/watch?v=abcdefghijk' };
    await route.fulfill({ response, json: { ...rest, data: { ...data, attributes } } });
  });
  await page.goto('/plan-your-visit');
  await hydrated(page);
  await followLink(page, '/');
  const play = page.getByRole('button', { name: `Play video: ${title}` });
  await play.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests.outside()).toEqual([]);

  await play.click();
  const frame = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/abcdefghijk"]');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('title', new RegExp(title));
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(requests.outside().every((address) => address.includes('youtube'))).toBe(true);
});

import { expect, type Page } from '@playwright/test';
import { readLatestSermon } from '../support/content/content.ts';
import { followLink } from '../support/page/follow-link.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { noteRequests } from '../support/page/requests.ts';
import { imitateYouTube } from '../support/network/youtube.ts';

/** Seconds into the video, as the player says. */
const position = (page: Page) =>
  page
    .locator('youtube-video')
    .evaluate((player: HTMLElement & { readonly currentTime?: number }) => player.currentTime);

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

test("the sermon's video asks nothing of its host until it is pressed, then plays in the card and goes on where it was left", async ({
  page,
  request,
}) => {
  const { title } = await readLatestSermon(request);
  const requests = noteRequests(page);
  const asked = await imitateYouTube(page);
  // As if an editor had linked a video of that host: the page asks for the sermon when it is reached by a link.
  await page.route('**/api/latest-sermon*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const attributes = { ...data.attributes, youtubeLink: 'https://www.youtube.com/watch?v=abcdefghijk' };
    await route.fulfill({ response, json: { ...rest, data: { ...data, attributes } } });
  });
  const play = page.getByRole('button', { name: `Play video: ${title}` });
  const frame = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/abcdefghijk"]');
  const visitHome = async () => {
    await page.goto('/plan-your-visit');
    await hydrated(page);
    await followLink(page, '/');
    await play.scrollIntoViewIfNeeded();
  };

  await test.step('nothing is asked before', async () => {
    await visitHome();
    await page.waitForLoadState('networkidle');
    expect(requests.outside()).toEqual([]);
  });
  await test.step('then it plays, in the place of its poster', async () => {
    const place = await page.getByRole('group', { name: `Video: ${title}` }).boundingBox();
    await play.click();
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('title', title);
    expect(await frame.boundingBox()).toEqual(place);
    await expect.poll(() => position(page)).toBeGreaterThan(90);
    expect(requests.outside().every((address) => asked.includes(address))).toBe(true);
  });
  await test.step('and on the next visit it goes on from there', async () => {
    await visitHome();
    await play.click();
    await expect(frame).toHaveAttribute('data-sought', /^[1-9]/);
  });
});

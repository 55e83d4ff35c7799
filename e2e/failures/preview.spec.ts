import { expect, type Page } from '@playwright/test';
import { installDevtools } from '../support/devtools/devtools.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { guardConsole } from '../support/console-guard.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { type Own, test } from '../support/outage-test.ts';
import { publishNext, releaseTool } from '../support/programs/release-store.ts';
import { servedVersionAt } from '../support/programs/served-version.ts';

const NEXT = '1.1.0';
const NEW_WORDS = 'Soon at Soteria';

/** A site with a release that nobody gets yet, and the link that shows it. */
async function siteWithLink(own: Own) {
  const { dataDir } = await own.releases();
  const edge = await own.edge({ dataDir });
  const stable = await servedVersionAt(edge.url, 'events');
  const change = (text: string) => text.replaceAll(/Upcoming [Ee]vents/g, NEW_WORDS);
  await publishNext(edge, { section: 'events', from: stable, to: NEXT, change });
  const link = (await releaseTool(edge, 'preview', 'events', NEXT, '--for', '30m')).split('\n')[0] ?? '';
  return { edge, stable, link };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('whoever holds the link sees the release, is told so, and leaves it again', async ({ page, request, own }) => {
  const { edge, stable, link } = await siteWithLink(own);
  const guard = await guardConsole(page);
  const devtools = await installDevtools(page);
  const reports: string[] = [];
  page.on('request', (sent) => void (sent.url().endsWith('/_/vitals') && reports.push(sent.url())));
  await page.goto(link);
  await expect(page).toHaveURL(`${edge.url}/`);
  await hydrated(page);
  await expect(banner(page)).toContainText(`Preview of events@${NEXT}, until `);
  await expect(page.getByRole('heading', { name: NEW_WORDS })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => devtools.remotes()).toEqual(['connect', 'content', 'events']);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(page.locator('main > [data-section="events"]')).toHaveAttribute('data-release', `events@${NEXT}`);
  await expect(banner(page)).toBeVisible();
  const response = await page.reload();
  expect(response?.headers()['cache-control']).toMatch(/private|no-store/);
  await expect(banner(page)).toBeVisible();

  expect(await servedVersionAt(edge.url, 'events')).toBe(stable);
  expect(await (await request.get(edge.url)).text()).not.toContain('Leave the preview');

  await page.goto(`${edge.url}/events?ministry=youth`);
  await hydrated(page);
  await banner(page).getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(`${edge.url}/events?ministry=youth`);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('main > [data-section="events"]')).toHaveAttribute('data-release', `events@${stable}`);
  expect(reports).toEqual([]);
  expect(guard.complaints()).toEqual([]);

  await test.step("an override in Module Federation's DevTools changes nothing without a link", async () => {
    const drawn = page.locator('main > [data-section="events"]');
    await devtools.override('events', NEXT);
    await hydrated(page);
    await expect(drawn).toHaveAttribute('data-release', `events@${stable}`);
    expect(await devtools.remotes()).toEqual([]);
    await page.goto(link);
    await expect.poll(() => devtools.remotes()).not.toEqual([]);
    expect(guard.complaints()).toEqual([]);
    await devtools.override('events', '9.9.9');
    await expect.poll(() => guard.complaints()).toEqual([expect.stringContaining('override events by 9.9.9')]);
    await page.goto(`${edge.url}/events`);
    await expect(drawn).toHaveAttribute('data-release', `events@${NEXT}`);
  });
});

test('the link works without JavaScript', async ({ browser, own }) => {
  const { link } = await siteWithLink(own);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await expect(banner(page)).toContainText(`events@${NEXT}`);
  await banner(page).getByRole('link', { name: 'Leave the preview' }).click();
  await expect(banner(page)).toHaveCount(0);
  await context.close();
});

test('a link that was changed shows nothing, says so, and stands in the audit log', async ({ page, own }) => {
  const { edge, link } = await siteWithLink(own);
  await page.goto(link.replace(NEXT, '9.9.9'));
  await expect(page.getByRole('heading', { level: 1, name: 'There is no preview here' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the site' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await releaseTool(edge, 'history')).toContain('A preview pass was forged.');
});

import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { type Own, test } from '../support/outage-test.ts';
import { isHydrated, pointAtControl } from '../support/page/hydrated.ts';
import { followPrerendering, openPrerenderingBrowser } from '../support/prerendering-browser.ts';
import { publishNext, releaseTool } from '../support/programs/release-store.ts';
import { servedVersion } from '../support/programs/served-version.ts';
import { edgeWithServices } from '../support/programs/edge-with-services.ts';

const NEXT = '1.1.0';
const EVENTS = 'footer a[href="/events"]';

/** Opens a page, and waits until it asks for nothing more by itself. */
async function open(own: Own, url: string) {
  const browser = own.keep(await openPrerenderingBrowser(), (opened) => opened.close());
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle0' });
  return page;
}

/** The pointer rests on the link to the events until the browser has them ready. */
async function pointAtEvents(page: Page): Promise<void> {
  const prerendered = await followPrerendering(page);
  await page.locator(EVENTS).hover();
  await expect.poll(prerendered).toContain('/events');
}

/** Runs in the page, which is another one from the press on. When it was shown, if it was prerendered; in milliseconds since the browser began with it. */
function shownAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming & { activationStart: number }).activationStart;
}

/** Runs in the page. Whether its footer waits for the first paint, as in a document that a visitor waits for. */
function holdsBackFooter(): boolean {
  return document.querySelector('footer')?.getAnimations().length !== 0;
}

/** Runs in the page. How it was loaded, and whose events it shows. */
function releaseShown() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const region = document.querySelector('main > [data-section="events"]');
  return [navigation?.type, region?.getAttribute('data-release')];
}

test('what a link of a waiting page leads to is there with the press, works, and no app was loaded for the link', async ({
  own,
}) => {
  const { url } = await edgeWithServices(own, 'never');
  const page = await open(own, `${url}/about-us`);
  expect(await page.evaluate(holdsBackFooter)).toBe(true);
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await pointAtEvents(page);
  expect(await page.evaluate(isHydrated)).toBe(false);

  const asked = page.waitForRequest((request) => request.url().includes('/_/lock?have='));
  await page.locator(EVENTS).click();
  await asked;
  await expect.poll(() => page.evaluate(shownAt).catch(() => 0)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.title)).toContain('Events');
  expect(await page.evaluate(holdsBackFooter)).toBe(false);
  await page.evaluate(pointAtControl);
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  expect(errors).toEqual([]);
});

test('a prerendered page whose release was revoked meanwhile is loaded again when it is shown', async ({
  own,
  request,
}) => {
  const stable = await servedVersion(request, 'events');
  const { dataDir } = await own.releases();
  const edge = await edgeWithServices(own, 'never', { dataDir });
  await publishNext(edge, { section: 'events', from: stable, to: NEXT, change: (text) => text });
  await releaseTool(edge, 'rollout', 'events', NEXT, '--percent', '100');
  const page = await open(own, `${edge.url}/privacy`);
  await pointAtEvents(page);

  await releaseTool(edge, 'rollback', 'events');
  await expect.poll(async () => (await request.get(`${edge.url}/_/lock?have=events@${NEXT}`)).status()).toBe(200);
  await page.locator(EVENTS).click();
  // A document is gone while it is loaded again.
  await expect.poll(() => page.evaluate(releaseShown).catch(() => null)).toEqual(['reload', `events@${stable}`]);
});

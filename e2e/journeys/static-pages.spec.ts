import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey-test.ts';
import { isHydrated } from '../support/page/hydrated.ts';

const STATIC_PATHS = [
  ...['/about-us', '/community-engagement', '/community-engagement/outreaches', '/plan-your-visit', '/mobile-app'],
  ...['/privacy', '/accessibility', '/connect', '/connect/daniels-men', '/connect/poiema', '/connect/catalyst'],
  ...['/connect/kiddies', '/connect/sodip'],
];

/** A document that has loaded all that it asks for by itself. */
async function open(page: Page, path: string): Promise<{ readonly scripts: () => readonly string[] }> {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(path, { waitUntil: 'networkidle' });
  return { scripts: () => scripts };
}

test('each static page runs one small script, and leads on by its links and its menu before anything is alive', async ({
  page,
}) => {
  for (const path of STATIC_PATHS) {
    const { scripts } = await open(page, path);
    expect(scripts(), path).toHaveLength(1);
    const { encodedBodySize } = await page.evaluate(() => {
      const [script] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return (script as PerformanceResourceTiming).toJSON();
    });
    expect(encodedBodySize, path).toBeLessThan(10_000);
    expect(await page.evaluate(isHydrated)).toBe(false);
    page.removeAllListeners('request');

    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
    const visit = page.getByRole('link', { name: 'Our Mobile App' }).first();
    await expect(visit).toBeVisible();
    await visit.press('Enter');
    await expect(page).toHaveURL('/mobile-app');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Mobile App' })).toBeVisible();
  }
});

test('a press on the menu of a static page is done, whenever its script comes', async ({ page }) => {
  await open(page, '/about-us');
  const connect = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Connect' });
  await connect.focus();
  await page.keyboard.press('Enter');
  await expect(connect).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Prayer Requests' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(connect).toHaveAttribute('aria-expanded', 'false');
  await expect(connect).toBeFocused();
});

test('the bar of a static page is dark once the page is scrolled', async ({ page }) => {
  await open(page, '/about-us');
  const ground = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const light = await ground();
  await page.mouse.wheel(0, 400);
  await expect.poll(ground).not.toBe(light);
  expect(await page.evaluate(isHydrated)).toBe(false);
});

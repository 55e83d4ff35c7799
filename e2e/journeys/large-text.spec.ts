import { expect } from '@playwright/test';
import { beyondTheSide } from '../support/layout/beyond-the-side.ts';
import { test as journey } from '../support/journey-test.ts';
import { addressOf, PAGES } from '../support/routes.ts';

/** A visitor whose browser is set to draw all text at twice the usual size (WCAG 1.4.4). */
const test = journey.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: ['--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

test('with text of twice its size every page stays within the screen', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const route of PAGES) {
    await page.goto(await addressOf(route, request), { waitUntil: 'domcontentloaded' });
    const size = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    expect(size).toBeGreaterThanOrEqual(32);
    expect.soft(await beyondTheSide(page), route.name).toEqual([]);
  }
});

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { beyondTheSide } from '../support/layout/beyond-the-side.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { holdFonts } from '../support/layout/hold-fonts.ts';
import { layoutShift } from '../support/layout/layout-shift.ts';
import { noteRequests } from '../support/page/requests.ts';
import { addressOf, PAGES, UNTOLD_PAGES } from '../support/routes.ts';
import { SCREENS } from '../support/layout/screens.ts';
import { scrollThrough } from '../support/page/scroll-through.ts';

const HIGHEST_SHIFT = 0.02;
/** What remains of 1280 CSS pixels when a visitor enlarges the page to 200 % (WCAG 1.4.4) and to 400 % (1.4.10). */
const ENLARGED = [640, 320];

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    for (const route of [...PAGES, ...UNTOLD_PAGES]) {
      test(`${route.name} comes alive in silence, stands still, keeps to itself and is open to everybody`, async ({
        page,
        request,
      }) => {
        const requests = noteRequests(page);
        const letFontsThrough = await holdFonts(page);
        const response = await page.goto(await addressOf(route, request), { waitUntil: 'domcontentloaded' });
        expect(response?.status()).toBe(route.status);
        await hydrated(page);
        await letFontsThrough();
        await page.waitForLoadState('networkidle');

        await test.step('the data came with the document and is not asked for again', () => {
          if (!route.asksEachMinute) expect.soft(requests.content()).toEqual([]);
        });
        await test.step('nothing moves while the page loads, its fonts come late, and it is read to its end', async () => {
          await scrollThrough(page);
          expect.soft(await layoutShift(page)).toBeLessThanOrEqual(HIGHEST_SHIFT);
        });
        await test.step('nobody else hears of the visit, or is made ready to', async () => {
          expect.soft(requests.outside()).toEqual([]);
          expect.soft(await hintsOutside(page)).toEqual([]);
        });
        await expectAccessible(page);
        await test.step('nothing reaches beyond the side of the screen, at 200 % and at 400 % either', async () => {
          for (const width of [options.viewport.width, ...ENLARGED]) {
            await page.setViewportSize({ ...options.viewport, width });
            expect.soft(await beyondTheSide(page), `at ${width} px`).toEqual([]);
          }
        });
      });
    }
  });
}

/** Where a browser would connect to ahead of time, which is no request. */
function hintsOutside(page: Page): Promise<string[]> {
  return page
    .locator('link:is([rel~=preconnect], [rel~=dns-prefetch], [rel~=prefetch], [rel~=prerender])')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLLinkElement).href).filter((href) => new URL(href).host !== location.host),
    );
}

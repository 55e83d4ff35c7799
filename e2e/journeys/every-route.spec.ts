import { expect, type Page } from '@playwright/test';
import { followLink } from '../support/page/follow-link.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { addressOf, PAGES } from '../support/routes.ts';

// Pictures that turn by themselves are another journey.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Far enough down to tell whether the place is found again. */
const SOME_WAY_DOWN = 240;

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** Also of cards that the browser has not drawn yet, far below the screen. */
const headings = (page: Page) => page.getByRole('heading').allTextContents();

/** Opens a page and reads on a little. */
async function readSome(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await hydrated(page);
  // What still comes in above would move the page under its reader.
  await page.waitForLoadState('networkidle');
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), SOME_WAY_DOWN);
  return scrolled(page);
}

for (const route of PAGES) {
  test(`${route.name} is reached by its link, stays through a reload, and back and forward find both pages as they were`, async ({
    page,
    request,
  }) => {
    const address = await addressOf(route, request);
    const heading = page.getByRole('heading', { level: 1 });
    let place = await readSome(page, route.from ?? '/');
    const before = await headings(page);
    if (route.from === null) await page.goto(address);
    else place = await followLink(page, address);

    await test.step('the page is there, from its top', async () => {
      await expect(page).toHaveURL(address);
      await expect(heading).toHaveText(route.heading ?? /./);
      await expect.poll(() => headings(page)).not.toEqual(before);
    });
    const arrived = await headings(page);
    await test.step('a reload shows the same', async () => {
      await page.reload();
      await hydrated(page);
      await expect.poll(() => headings(page)).toEqual(arrived);
    });
    await test.step('back leads to the page before, at its place', async () => {
      await page.goBack();
      await expect.poll(() => headings(page)).toEqual(before);
      await expect.poll(() => scrolled(page)).toBe(place);
    });
    await test.step('and forward here again', async () => {
      await page.goForward();
      await expect(page).toHaveURL(address);
      await expect.poll(() => headings(page)).toEqual(arrived);
    });
  });
}

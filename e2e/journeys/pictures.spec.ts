import { expect, type Locator, type Page, test } from '@playwright/test';
import { SCREENS } from '../support/layout/screens.ts';

/** Pictures are the document's own: they come whatever becomes of our scripts (decision 0046). */

const PAGES = ['/', '/about-us', '/connect', '/events', '/connect/sermons'];

/** Another slide comes with the script that turns to it. */
const OTHER_SLIDE = '[aria-roledescription="slide"]:not(:first-child) *';

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

/** Goes from one picture to the next, and waits for each. */
async function expectAllPictures(page: Page, path: string, except = ''): Promise<void> {
  await page.goto(path);
  const pictures = await page.locator(except === '' ? 'img' : `img:not(${except})`).all();
  expect(pictures.length, path).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(picture), `${path}: ${await picture.getAttribute('src')}`).toBeGreaterThan(0);
  }
}

const LOST_SCRIPTS = [
  { what: 'no script comes', scripts: /\.js$/, pages: PAGES },
  { what: "the shell's script alone is missing", scripts: /\/_\/assets\/shell\/.*\.js$/, pages: ['/'] },
];

for (const { what, scripts, pages } of LOST_SCRIPTS)
  test(`every picture comes when ${what}`, async ({ page }) => {
    const lost = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
    await page.route(scripts, (route) => route.abort());
    for (const path of pages) await expectAllPictures(page, path, OTHER_SLIDE);
    await lost;
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture comes', async ({ page }) => {
    for (const path of PAGES) await expectAllPictures(page, path);
  });
});

test.describe('on a phone', () => {
  test.use(SCREENS.phone);

  test('no picture of the lower half of the home page comes before somebody goes there', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const below = await page.evaluate(() => {
      const middle = document.documentElement.scrollHeight / 2;
      const tops = [...document.images].map((image) => ({ image, top: image.getBoundingClientRect().top }));
      return tops.filter(({ top }) => top > middle).map(({ image }) => image.naturalWidth);
    });
    expect(below.length).toBeGreaterThan(0);
    expect(below).toEqual(below.map(() => 0));
  });
});

import type { Page } from '@playwright/test';

/**
 * Keeps the fonts away until the page has been drawn in another font: so a visitor on a slow connection sees the site.
 * Call it before the page is opened.
 * @returns waits for that first drawing and lets the fonts through
 */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
  };
}

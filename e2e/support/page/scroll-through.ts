import type { Page } from '@playwright/test';

/** Reads the page from its top to its end, so that everything that waits to be seen arrives. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await painted();
      await painted();
    }
  });
  // Another slide stays away until it is shown, and so does the picture of a part that is hidden.
  await page.waitForFunction(
    (slide) =>
      [...document.images].every((image) => image.complete || image.closest(slide) || !image.checkVisibility()),
    '[aria-roledescription="slide"]',
  );
}

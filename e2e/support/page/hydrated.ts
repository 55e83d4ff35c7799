import type { Page } from '@playwright/test';

/**
 * Waits until the page works: the frame and every region have been taken over by the client app. A visitor cannot see
 * that moment, so this looks for what React leaves on the elements that are its own. A static page waits for the visitor, whose
 * pointer passes over a link.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => {
    document.querySelector('a')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(isHydrated);
}

/** Waits until the client app has taken over the frame, whatever becomes of the regions. */
export async function frameHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isFrameHydrated);
}

/** Runs in the page. */
export function isFrameHydrated(): boolean {
  return Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactFiber$'));
}

/** Runs in the page. */
export function isHydrated(): boolean {
  const isOwn = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const frame = [...document.querySelectorAll('header, footer')];
  const regions = [...document.querySelectorAll('[data-section] > :not(style, link)')];
  return frame.length > 0 && [...frame, ...regions].every(isOwn);
}

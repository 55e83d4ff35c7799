import type { Page } from '@playwright/test';

/** The client app's script. */
export const APP_FILE = /\/_\/assets\/shell\/[^/]+\/app\.\w+\.js$/;

/**
 * Waits until the page works: the frame and every region have been taken over by the client app. A visitor cannot see
 * that moment, so this looks for what React leaves on the elements that are its own.
 */
export async function hydrated(page: Page): Promise<void> {
  await startApp(page);
  await page.waitForFunction(isHydrated);
}

/** The pointer passes over a control: a page that waits for its visitor loads its client app. */
export async function startApp(page: Page): Promise<void> {
  await page.waitForFunction(pointAtControl);
}

/** Runs in the page. Whether its first script is there, which keeps presses. */
export function isScripted(): boolean {
  return document.documentElement.hasAttribute('data-scripted');
}

/** Runs in the page. Whether its script was there to notice. Links need no app in this browser, and not each page has a control. */
export function pointAtControl(): boolean {
  if (!document.documentElement.hasAttribute('data-scripted')) return false;
  const control = document.body.appendChild(document.createElement('button'));
  control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  control.remove();
  return true;
}

/** Waits until the client app has taken over the frame, whatever becomes of the regions. */
export async function frameHydrated(page: Page): Promise<void> {
  await startApp(page);
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

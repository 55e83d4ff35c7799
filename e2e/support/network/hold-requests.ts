import type { Page } from '@playwright/test';

/** Keeps requests on their way until they are let through. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

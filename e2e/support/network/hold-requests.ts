import type { Page } from '@playwright/test';

/** Keeps requests on their way until they are let through: those with a method, or all. */
export async function holdRequests(page: Page, address: RegExp, method?: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}

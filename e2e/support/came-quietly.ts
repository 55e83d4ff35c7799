import type { Page } from '@playwright/test';

/** Waits for a file that a page asks for by itself some time after it has loaded; by the name that its build gives it. */
export async function cameQuietly(page: Page, name: 'shapes' | 'rules'): Promise<void> {
  const isThere = (file: string) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(file));
  await page.waitForFunction(isThere, `/${name}.`);
}

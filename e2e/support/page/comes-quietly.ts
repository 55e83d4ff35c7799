import type { Page } from '@playwright/test';

/** What checks the list of all pages: the page knows them then. */
export const PAGES_KNOWN = /\/shell\/[^/]+\/shapes\./;
/** What a form is checked by. */
export const RULES_KNOWN = /\/rules\./;

/** Waits for a file that a page asks for by itself some time after it has loaded. Call it before the page is opened. */
export async function comesQuietly(page: Page, file: RegExp): Promise<void> {
  await page.waitForEvent('requestfinished', (request) => file.test(request.url()));
}

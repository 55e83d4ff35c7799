import type { Page } from '@playwright/test';
import { sessionToken } from '../content/cms.ts';
import { site } from '../site.ts';

/** The panel of the CMS, as somebody who is logged in. */
export async function openPanel(page: Page, path: string): Promise<void> {
  const value = await sessionToken();
  await page.context().addCookies([{ name: 'jwtToken', value, url: site.cmsUrl }]);
  await page.goto(`${site.cmsUrl}/admin${path}`);
}

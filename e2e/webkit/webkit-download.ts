import { webkit } from '@playwright/test';
import type { Webkit } from './webkit.ts';

export async function openDownload(): Promise<Webkit> {
  const browser = await webkit.launch();
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    read: (inPage) => page.evaluate(inPage),
    click: (selector) => page.locator(selector).first().click(),
    close: () => browser.close(),
  };
}

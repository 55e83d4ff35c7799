import type { Browser } from 'puppeteer-core';

export interface ShownPage {
  readonly address: string;
  readonly title: string;
  /** Empty where there is none. */
  readonly heading: string;
}

/** Runs in the page. */
export function readPage(): ShownPage {
  const address = location.origin + location.pathname + location.search;
  return { address, title: document.title, heading: document.querySelector('h1')?.textContent ?? '' };
}

/** What the server shows at an address: a browser without JavaScript asks for it once. */
export function servedPages(browser: Browser): (address: string) => Promise<ShownPage> {
  const pages = new Map<string, Promise<ShownPage>>();
  async function read(address: string): Promise<ShownPage> {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      await page.setJavaScriptEnabled(false);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      return await page.evaluate(readPage);
    } finally {
      await context.close();
    }
  }
  return (address) => {
    const known = pages.get(address) ?? read(address);
    pages.set(address, known);
    return known;
  };
}

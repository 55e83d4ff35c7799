/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {import('puppeteer-core').Page} Page */

/** Each page has it in its footer. */
const LINK = 'footer a[href="/connect/contact-us"]';
/** Milliseconds for which a pointer rests on a link before the press. */
const HOVER_MS = 1_000;
const LIMIT_MS = 120_000;

/**
 * Opens a page with empty caches, rests the pointer on a link, follows it, and waits until the next page's heading is painted.
 * @param {Browser} browser driven by Puppeteer: Chromium prerenders nothing for a program that attaches to pages, as Playwright does
 * @param {string} url
 * @param {import('./profiles.mjs').Profile} profile
 * @returns {Promise<number>} milliseconds from the press
 */
export async function pressToDrawn(browser, url, { cpuSlowdown, network, screen }) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    const { viewport, ...device } = screen;
    await page.setViewport({ width: viewport?.width ?? 0, height: viewport?.height ?? 0, ...device });
    const { downloadThroughput: download, uploadThroughput: upload, latency } = network;
    await page.emulateNetworkConditions({ download, upload, latency });
    await page.emulateCPUThrottling(cpuSlowdown);
    await page.goto(url, { waitUntil: 'networkidle0' });
    return await followLink(page, Boolean(device.hasTouch));
  } finally {
    await context.close();
  }
}

/**
 * @param {Page} page
 * @param {boolean} isPhone
 */
async function followLink(page, isPhone) {
  const link = await page.waitForSelector(LINK);
  await link?.scrollIntoView();
  await link?.hover();
  await new Promise((resolve) => setTimeout(resolve, HOVER_MS));
  await page.evaluate(observePress);
  // The page that is pressed may be gone before it answers.
  await (isPhone ? link?.tap() : link?.click())?.catch(() => undefined);
  const drawn = await page.evaluate(() => Reflect.get(window, 'drawn')).catch(() => undefined);
  return drawn ?? nextDocumentDrawn(page);
}

/** Where the link led to another document: until its first paint. @param {Page} page */
async function nextDocumentDrawn(page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + (paint?.startTime ?? 0) - Number(sessionStorage.getItem('pressed'));
  });
}

/** Runs in the page. */
function observePress() {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const pressed = new Promise((resolve) => addEventListener('pointerdown', resolve, { capture: true, once: true }));
  const drawn = pressed.then((/** @type {Event} */ { timeStamp }) => {
    sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
    /** @param {(milliseconds: number) => void} resolve */
    const look = (resolve) =>
      requestAnimationFrame(() => {
        if (heading() === before) look(resolve);
        // The next task comes after the paint of this frame.
        else setTimeout(() => resolve(performance.now() - timeStamp));
      });
    return new Promise(look);
  });
  Reflect.set(window, 'drawn', drawn);
}

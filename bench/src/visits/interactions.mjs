/** @typedef {import('@playwright/test').Page} Page */

/** Event Timing keeps silent about what is faster. */
const SHORTEST_MS = 16;
/** Milliseconds for which a pointer rests on a link before the press. */
const HOVER_MS = 1_000;
/** Milliseconds after the next frame within which an interaction's entry is there. */
const ENTRY_MS = 400;

/**
 * What a visitor does, by metric: null where a page has no such thing.
 * @type {Readonly<Record<string, (page: Page, isPhone: boolean) => Promise<void> | null>>}
 */
const ACTIONS = {
  'inp-menu': (page, isPhone) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    return press(
      page,
      isPhone ? menu.getByRole('button', { name: 'Menu' }) : menu.getByRole('button').first(),
      isPhone,
    );
  },
  'inp-filter': (page, isPhone) =>
    at(page, '/events') &&
    press(page, page.getByRole('navigation', { name: 'Filter' }).getByRole('link').nth(1), isPhone),
  'inp-carousel': (page, isPhone) =>
    at(page, '/') && press(page, page.getByRole('button', { name: 'Next slide' }), isPhone),
  'inp-form': (page) => at(page, '/join-us') && fillIn(page),
};

/**
 * How long the slowest event of each interaction takes until the next frame is painted (Event Timing), in milliseconds.
 * @param {Page} page that is at rest
 * @param {boolean} isPhone
 */
export async function interact(page, isPhone) {
  /** @type {Record<string, number>} */
  const measured = {};
  for (const [metric, act] of Object.entries(ACTIONS)) {
    await taken(page);
    const acted = act(page, isPhone);
    if (!acted) continue;
    await acted;
    measured[metric] = Math.max(SHORTEST_MS, ...(await taken(page)));
    await page.keyboard.press('Escape');
  }
  return measured;
}

/**
 * Rests the pointer on a link, follows it, and waits until the next page's heading is painted.
 * @param {Page} page
 * @param {boolean} isPhone
 * @returns {Promise<number>} milliseconds from the press
 */
export async function followLink(page, isPhone) {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate(observePress);
  await (isPhone ? link.tap() : link.click());
  const drawn = await page.evaluate(() => Reflect.get(window, 'drawn')).catch(() => undefined);
  return drawn ?? nextDocumentDrawn(page);
}

/** Where the link led to another document: until its first paint. @param {Page} page */
async function nextDocumentDrawn(page) {
  await page.waitForFunction(() => Reflect.get(window, 'seen')?.fcp > 0);
  return page.evaluate(() => {
    const { origin, fcp } = Reflect.get(window, 'seen');
    return origin + fcp - Number(sessionStorage.getItem('pressed'));
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

/**
 * @param {Page} page
 * @param {string} path
 */
function at(page, path) {
  return new URL(page.url()).pathname === path || null;
}

/**
 * @param {Page} page
 * @param {import('@playwright/test').Locator} target
 * @param {boolean} isPhone
 */
async function press(page, target, isPhone) {
  await (isPhone ? target.tap() : target.click());
  await painted(page);
}

/** A word, and an attempt to send what is not complete. @param {Page} page */
async function fillIn(page) {
  const form = page.locator('main form');
  await form.getByRole('textbox').first().click();
  await page.keyboard.type('Ada');
  await form.locator('[type=submit]').click();
  await painted(page);
}

/** What an interaction causes is done and on the screen, however long that takes. @param {Page} page */
async function painted(page) {
  await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForTimeout(ENTRY_MS);
}

/** The durations since the last time. @param {Page} page @returns {Promise<number[]>} */
function taken(page) {
  return page.evaluate(() => Reflect.get(window, 'seen').interactions.splice(0));
}

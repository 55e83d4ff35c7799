/** @typedef {import('@playwright/test').Page} Page */

/** Event Timing keeps silent about what is faster. */
const SHORTEST_MS = 16;
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

/** A word, and an attempt to send what is not complete. Some pages load what checks it with the first touch. @param {Page} page */
async function fillIn(page) {
  const form = page.locator('main form');
  await form.getByRole('textbox').first().click();
  await page.waitForFunction(isAlive);
  await page.keyboard.type('Ada');
  await form.locator('[type=submit]').click();
  await painted(page);
}

/** Runs in the page. Whether React has the form. */
function isAlive() {
  return Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps$'));
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

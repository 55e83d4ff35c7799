import { countRoundTrips } from './count-round-trips.mjs';
import { interact } from './interactions.mjs';
import { measureVisit } from './measure-visit.mjs';
import { observePage } from './observe-page.mjs';
import { withOtherSite } from './other-site.mjs';
import { recordRequests } from './record-requests.mjs';

/** @typedef {import('./profiles.mjs').Profile} Profile */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */

/** Milliseconds without a request, after which a first visit's files count as complete: longer than the page itself rests. */
const REST_MS = 3_500;
const LIMIT_MS = 120_000;
/** How many calls back a request's cause is looked for. */
const STACKS = 32;

/**
 * One first visit with empty caches, and what the visitor does then.
 * @param {Browser} browser
 * @param {string} url
 * @param {Profile} profile
 * @returns {Promise<Record<string, number>>} figures by metric
 */
export function visit(browser, url, profile) {
  return inNewPage(browser, profile, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
    await devtools.send('Performance.enable');
    const { seen, requests } = await open(page, devtools, url);
    const processor = await processorTime(devtools);
    const isPhone = profile.name === 'phone';
    return { ...measureVisit(seen, requests), processor, ...(await interact(page, isPhone)) };
  });
}

/**
 * The round trips of a first visit: with the profile's network, but at full speed, and with the call stacks of what is asked
 * for later. Keeping those takes time, so nothing else is measured.
 * @param {Browser} browser
 * @param {string} url
 * @param {Profile} profile
 */
export function visitForRoundTrips(browser, url, profile) {
  return inNewPage(browser, profile, async (page, devtools) => {
    await devtools.send('Debugger.enable');
    await devtools.send('Debugger.setAsyncCallStackDepth', { maxDepth: STACKS });
    const { seen, requests } = await open(page, devtools, url);
    return countRoundTrips(requests, seen.origin + (seen.hydratedAll ?? seen.hydrated));
  });
}

/** What the page has cost its process until it is at rest, in milliseconds of the processor: what a visit takes of a battery. @param {CDPSession} devtools */
async function processorTime(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const { value = 0 } = metrics.find(({ name }) => name === 'ProcessTime') ?? {};
  return value * 1_000;
}

/**
 * @template T
 * @param {Browser} browser
 * @param {Profile} profile
 * @param {(page: Page, devtools: CDPSession) => Promise<T>} use
 */
async function inNewPage(browser, { screen, network }, use) {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    return await use(page, devtools);
  } finally {
    await context.close();
  }
}

/**
 * @param {Page} page
 * @param {CDPSession} devtools
 * @param {string} url
 */
async function open(page, devtools, url) {
  await withOtherSite((address) => page.goto(address));
  const requests = recordRequests(devtools);
  await page.addInitScript(observePage);
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
  const seen = await atRest(page, requests);
  return { seen, requests: [...requests] };
}

/**
 * @param {Page} page
 * @param {readonly import('./record-requests.mjs').PageRequest[]} requests
 * @returns {Promise<import('./observe-page.mjs').Seen>} once it is hydrated and asks for nothing more
 */
async function atRest(page, requests) {
  const limit = Date.now() + LIMIT_MS;
  while (Date.now() < limit) {
    await page.waitForTimeout(REST_MS / 5);
    const counted = requests.filter(({ type }) => type !== 'Media');
    const last = Math.max(...counted.map(({ end }) => end ?? Infinity));
    if (Date.now() - last < REST_MS) continue;
    const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
    if (seen.hydrated > 0) return seen;
  }
  const unanswered = requests.filter(({ end }) => end === null).map((request) => request.url);
  throw new Error(
    `${page.url()} did not come to rest within ${LIMIT_MS / 1000} s. Requests on their way: ${unanswered.join(', ') || 'none'}.`,
  );
}

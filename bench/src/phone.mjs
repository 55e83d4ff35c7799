/** The profile of an old phone on a mobile network (issue of the performance budget): slow processor, slow and far network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/**
 * One first visit with empty caches.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} milliseconds and bytes by metric
 */
export async function firstVisit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const bytes = countBytes(devtools);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const vitals = await page.evaluate(() => Reflect.get(window, 'vitals'));
  await context.close();
  return { ...vitals, ...bytes };
}

/** @param {import('@playwright/test').CDPSession} devtools */
function countBytes(devtools) {
  const bytes = { 'js-total': 0, 'bytes-total': 0, requests: 0 };
  const scripts = new Set();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    bytes.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes['bytes-total'] += encodedDataLength;
    if (scripts.has(requestId)) bytes['js-total'] += encodedDataLength;
  });
  return bytes;
}

/** Runs in the page, before anything else. */
function observe() {
  const vitals = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  Reflect.set(window, 'vitals', vitals);
  /** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} Entry layout shifts have the last two */
  const watch = (/** @type {string} */ type, /** @type {(entry: Entry) => void} */ take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(/** @type {Entry} */ (entry));
    }).observe({ type, buffered: true });
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (vitals.fcp = entry.startTime));
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  watch('layout-shift', (entry) => !entry.hadRecentInput && (vitals.cls += entry.value));
  watch('longtask', (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)));
}

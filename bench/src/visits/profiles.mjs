/**
 * @typedef {object} Profile
 * @property {string} name
 * @property {string} prefix of its metrics' names
 * @property {number} cpuSlowdown
 * @property {{ offline: boolean, latency: number, downloadThroughput: number, uploadThroughput: number }} network
 *   milliseconds, bytes per second
 * @property {import('@playwright/test').BrowserContextOptions} screen
 */

/** Bytes per second. @param {number} megabits per second */
const rate = (megabits) => (megabits * 1_000_000) / 8;

/** An old phone on a mobile network. @type {Profile} */
export const PHONE = {
  name: 'phone',
  prefix: '',
  cpuSlowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: rate(1.6), uploadThroughput: rate(0.75) },
  screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** @type {Profile} */
const DESKTOP = {
  name: 'desktop',
  prefix: 'desktop-',
  cpuSlowdown: 1,
  network: { offline: false, latency: 40, downloadThroughput: rate(10), uploadThroughput: rate(5) },
  screen: { viewport: { width: 1350, height: 940 } },
};

export const PROFILES = [PHONE, DESKTOP];

import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall } from './apt-install.mjs';
import { ensureBrowser } from './ensure-browser.mjs';

/** The whole browser, as people have it. */
export function ensureChromium() {
  return ensureBrowser({
    variable: 'CHROMIUM_PATH',
    places: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    debianPackage: ['chromium', '/usr/bin/chromium'],
    download: 'chromium',
  });
}

const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * Debian packs a Chromium without windows: the tests take a quarter less processor time with it. Elsewhere, or where
 * CHROMIUM_PATH names another one, it is the whole browser.
 * @returns {Promise<string | undefined>} its path; undefined: the one that Playwright downloaded
 */
export async function ensureHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (!existsSync(HEADLESS) && canAptInstall()) await aptInstall('chromium-headless-shell').catch(() => undefined);
  return existsSync(HEADLESS) ? HEADLESS : ensureChromium();
}

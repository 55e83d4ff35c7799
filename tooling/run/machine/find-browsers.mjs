import { ensureHeadlessChromium } from './ensure-chromium.mjs';
import { ensureFirefox } from './ensure-firefox.mjs';
import { ensureWebkit } from './ensure-webkit.mjs';
import { step } from '../../../operations/src/process/step.mjs';

/** The environment variables that e2e/playwright.config.ts reads. */
const BROWSERS = {
  CHROMIUM_PATH: ensureHeadlessChromium,
  FIREFOX_PATH: ensureFirefox,
  WEBKIT_DRIVER: ensureWebkit,
};

/**
 * Finds the browsers of the tests. A missing one counts as a failed test; the others are still tested.
 * @returns {Promise<{ env: Record<string, string | undefined>, missing: string[] }>} `missing` tells why, a line each
 */
export async function findBrowsers() {
  /** @type {Record<string, string | undefined>} */
  const env = {};
  /** @type {string[]} */
  const missing = [];
  for (const [variable, ensure] of Object.entries(BROWSERS)) {
    try {
      env[variable] = await step(`Finding a browser for ${variable}`, ensure);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // The tests without it run for many minutes before the end says it again.
      console.error(`✗ ${reason}`);
      missing.push(reason);
    }
  }
  return { env, missing };
}

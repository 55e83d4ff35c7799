import { ensureChromium } from './ensure-chromium.mjs';
import { ensureFirefox } from './ensure-firefox.mjs';
import { ensureWebkit } from './ensure-webkit.mjs';
import { step } from '../process/step.mjs';

/** By these variables e2e/playwright.config.ts hears where a browser is. */
const BROWSERS = { CHROMIUM_PATH: ensureChromium, FIREFOX_PATH: ensureFirefox, WEBKIT_DRIVER: ensureWebkit };

/**
 * The browsers of the tests. One that cannot be had is a failure, and the others are tested all the same.
 * @returns {Promise<{ env: Record<string, string | undefined>, missing: number }>}
 */
export async function findBrowsers() {
  /** @type {Record<string, string | undefined>} */
  const env = {};
  let missing = 0;
  for (const [variable, ensure] of Object.entries(BROWSERS)) {
    try {
      env[variable] = await step(`Finding a browser for ${variable}`, ensure);
    } catch (error) {
      missing += 1;
      console.error(`✗ ${error instanceof Error ? error.message : error}`);
    }
  }
  return { env, missing };
}

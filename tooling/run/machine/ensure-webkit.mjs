import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall } from './apt-install.mjs';
import { downloadBrowser } from './ensure-browser.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';

/**
 * WebKit for the smoke test: Debian's WebKitGTK with a screen to draw on, else Playwright's download.
 * @returns {Promise<string | undefined>} the path of its WebDriver; undefined: the one that Playwright downloaded
 */
export async function ensureWebkit() {
  const isThere = () => existsSync(DRIVER) && existsSync(SCREEN);
  if (!isThere() && canAptInstall()) await aptInstall('webkit2gtk-driver', 'xvfb', 'xauth');
  if (isThere()) return DRIVER;
  await downloadBrowser('webkit');
  return undefined;
}

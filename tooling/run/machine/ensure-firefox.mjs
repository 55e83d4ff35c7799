import { ensureBrowser } from './ensure-browser.mjs';

export function ensureFirefox() {
  return ensureBrowser({
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr'],
    debianPackage: ['firefox-esr', '/usr/bin/firefox-esr'],
    download: 'firefox',
  });
}

import { ensureBrowser } from './ensure-browser.mjs';

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

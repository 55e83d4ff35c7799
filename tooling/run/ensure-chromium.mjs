import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.mjs';
import { ROOT } from './root.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests: the machine's own, else Debian's package, else Playwright's download.
 * @returns {Promise<string | undefined>} its path; undefined: the one that Playwright downloaded
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file. Correct it, or leave it out.`);
  }
  return PLACES.find((path) => existsSync(path)) ?? (await install());
}

async function install() {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await command('apt-get', ['update']);
    await command('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    return '/usr/bin/chromium';
  }
  await command(process.execPath, [
    join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    'chromium',
  ]);
  return undefined;
}

import { expect, type Page, type Route } from '@playwright/test';
import { type AuthEmulator, startAuthEmulator } from '../support/network/auth-emulator.ts';
import { guardConsole } from '../support/console-guard.ts';
import { hydrated, isHydrated } from '../support/page/hydrated.ts';
import { test } from '../support/outage-test.ts';

/** A path of the site for who is signed in; the tests answer it. */
const SYNC = '/account/session';
/** In the accounts SDK's code, and nowhere else. */
const IDENTITY_HOST = 'identitytoolkit.googleapis.com';

let emulator: AuthEmulator;
test.beforeAll(async () => {
  emulator = await startAuthEmulator();
});
test.afterAll(() => emulator.stop());

/** The scripts that came with the accounts SDK in them. */
function noteSdk(page: Page): () => Promise<readonly string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.add(request.url())));
  // Asked for once more: the browser forgets what came for a page that was left.
  const holdsSdk = async (url: string) => (await (await page.request.get(url)).text()).includes(IDENTITY_HOST);
  return async () => {
    const found = await Promise.all([...scripts].map(async (url) => ((await holdsSdk(url)) ? [url] : [])));
    return found.flat();
  };
}

const policyOf = async (page: Page, url: string) =>
  (await page.request.get(url)).headers()['content-security-policy'] ?? '';

test('on a site without accounts nobody is asked who the visitor is, and the accounts SDK is not loaded', async ({
  page,
}) => {
  const guard = await guardConsole(page);
  const sdk = noteSdk(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  for (const path of ['/', '/events', '/connect/sermons']) {
    await page.goto(path);
    await hydrated(page);
  }
  expect(await sdk()).toEqual([]);
  expect(asked.filter((url) => new URL(url).hostname.endsWith('googleapis.com'))).toEqual([]);
  expect(guard.complaints()).toEqual([]);
  expect(await policyOf(page, '/')).not.toContain(IDENTITY_HOST);
});

test('on a site with accounts a visitor who is not signed in loads no accounts SDK', async ({ page, own }) => {
  const guard = await guardConsole(page);
  const sdk = noteSdk(page);
  const { url } = await own.edge({ settings: emulator.settings });
  await page.goto(url);
  await hydrated(page);
  expect(await sdk()).toEqual([]);
  expect(guard.complaints()).toEqual([]);
  expect(await policyOf(page, url)).toContain(`connect-src 'self' ${emulator.url};`);
});

test('a visitor who is signed in reads the page while their account is asked for, then the client app takes over', async ({
  browser,
  own,
}) => {
  const { url } = await own.edge({ settings: { ...emulator.settings, FIREBASE_TOKEN_SYNC_URL: SYNC } });
  const session = await emulator.session('ann@church.example');
  const storageState = { cookies: [], origins: [{ origin: url, localStorage: [session] }] };
  const context = await browser.newContext({ baseURL: url, storageState });
  const page = await context.newPage();
  const guard = await guardConsole(page);
  const sdk = noteSdk(page);
  const lookup = new Promise<Route>((resolve) => void page.route('**/accounts:lookup*', resolve, { times: 1 }));
  await page.route(SYNC, (route) => route.fulfill({ status: 204 }));
  const synced = page.waitForRequest(`**${SYNC}`);

  await page.goto('/');
  const question = await lookup;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(isHydrated)).toBe(false);

  await question.continue();
  await hydrated(page);
  const request = await synced;
  expect(request.method()).toBe('POST');
  expect(request.headers()['authorization']).toMatch(/^Bearer .+/);
  expect(await sdk()).toHaveLength(1);
  expect(guard.complaints()).toEqual([]);
  await context.close();
});

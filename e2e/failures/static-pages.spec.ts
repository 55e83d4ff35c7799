import { expect, type Page } from '@playwright/test';
import { guardConsole } from '../support/console-guard.ts';
import { readUpcoming } from '../support/content/content.ts';
import { test } from '../support/outage-test.ts';
import { APP_FILE, hydrated, isHydrated } from '../support/page/hydrated.ts';
import { noteRequests } from '../support/page/requests.ts';
import { edgeWithServices } from '../support/programs/edge-with-services.ts';

const STATIC_PATHS = [
  ...['/about-us', '/community-engagement', '/community-engagement/outreaches', '/plan-your-visit', '/mobile-app'],
  ...['/privacy', '/accessibility', '/connect', '/connect/daniels-men', '/connect/poiema', '/connect/catalyst'],
  ...['/connect/kiddies', '/connect/sodip'],
];

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Half of the visits are measured, by a script that comes two seconds after the page. */
const UNMEASURED = { settings: { VITALS_SAMPLE_PERCENT: '0' } };

/** As in browsers that do not prerender, where links lead on by the app. */
function withoutSpeculation(page: Page) {
  return page.addInitScript(() => void Reflect.deleteProperty(HTMLScriptElement, 'supports'));
}

/** Opens a page, and waits until it asks for nothing more by itself. */
function open(page: Page, address: string) {
  return page.goto(address, { waitUntil: 'networkidle' });
}

/** Bytes of each script that the page has loaded. */
function scriptSizes(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => name.endsWith('.js'));
    // Some are fetched, and run from the cache.
    return [...new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize])).values()];
  });
}

/** Addresses of the app's script, each time that the page asks for it. */
function noteApps(page: Page): readonly string[] {
  const apps: string[] = [];
  page.on('request', (request) => void (APP_FILE.test(request.url()) && apps.push(request.url())));
  return apps;
}

test('each static page runs one small script, and leads on by its links and its menu before anything is alive', async ({
  page,
  own,
}) => {
  const { url } = await edgeWithServices(own, 'never', UNMEASURED);
  const guard = await guardConsole(page);
  for (const path of STATIC_PATHS) {
    await open(page, url + path);
    const sizes = await scriptSizes(page);
    expect(sizes, path).toEqual([expect.any(Number)]);
    expect(sizes[0], path).toBeLessThan(10_000);
    expect(await page.evaluate(isHydrated), path).toBe(false);

    await mainMenu(page).getByRole('button', { name: 'More' }).click();
    const link = mainMenu(page).getByRole('link', { name: 'Our Mobile App' });
    await expect(link).toBeVisible();
    await link.press('Enter');
    await expect(page).toHaveURL(`${url}/mobile-app`);
    await expect(page.getByRole('heading', { level: 1, name: 'Our Mobile App' })).toBeVisible();
  }
  expect(guard.complaints()).toEqual([]);
});

test('what is read of the events runs two small scripts, leads on, and is shared before anything is alive', async ({
  page,
  request,
  own,
}) => {
  const { url } = await edgeWithServices(own, 'never', UNMEASURED);
  const [event] = await readUpcoming(request);
  const guard = await guardConsole(page);
  await page.addInitScript(() => {
    const share = async (data: ShareData) => void Reflect.set(window, 'shared', data.url);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  const expectWaiting = async () => {
    const sizes = await scriptSizes(page);
    expect(sizes, page.url()).toHaveLength(2);
    expect(Math.max(...sizes), page.url()).toBeLessThan(10_000);
    expect(await page.evaluate(isHydrated), page.url()).toBe(false);
  };

  const apps = noteApps(page);
  await open(page, `${url}/events`);
  await page.mouse.wheel(0, 400);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expectWaiting();
  await open(page, `${url}/events/past`);
  await expectWaiting();
  await open(page, `${url}/events/calendar`);
  await expectWaiting();
  await page.getByRole('navigation', { name: 'Months' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/month=/);
  await page.waitForLoadState('networkidle');
  await expectWaiting();
  await open(page, `${url}/event-details?id=${event?.id}`);
  await expectWaiting();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate((): unknown => Reflect.get(window, 'shared'))).toBe(page.url());
  expect(await page.evaluate(isHydrated)).toBe(false);
  expect(apps).toEqual([]);
  expect(guard.complaints()).toEqual([]);
});

test('the bar of a static page is dark once it is scrolled, and a press on its menu is done, whenever its script comes', async ({
  page,
  own,
}) => {
  await open(page, `${(await edgeWithServices(own, 'never')).url}/about-us`);
  const ground = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const light = await ground();
  await page.mouse.wheel(0, 400);
  await expect.poll(ground).not.toBe(light);
  expect(await page.evaluate(isHydrated)).toBe(false);

  const connect = mainMenu(page).getByRole('button', { name: 'Connect' });
  await connect.focus();
  await page.keyboard.press('Enter');
  await expect(connect).toHaveAttribute('aria-expanded', 'true');
  await expect(mainMenu(page).getByRole('link', { name: 'Prayer Requests' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(connect).toHaveAttribute('aria-expanded', 'false');
  await expect(connect).toBeFocused();
});

test('a static page that is alive keeps its elements, leads on without a document, and is there without a connection', async ({
  page,
  context,
  own,
}) => {
  const requests = noteRequests(page);
  await open(page, `${(await edgeWithServices(own, 'never')).url}/about-us`);
  const main = page.getByRole('main');
  const text = await main.innerText();
  const before = await main.getByRole('heading', { level: 2 }).first().elementHandle();
  await hydrated(page);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);

  await main.getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Directorate of Media' })).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toEqual({ slug: 'media' });
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect.poll(() => main.innerText()).toBe(text);
  await context.setOffline(false);
  expect(requests.documents()).toBe(1);
});

test('the home page moves before its app is there, which comes when it is needed and leaves what moves alone', async ({
  page,
  own,
}) => {
  const guard = await guardConsole(page);
  const apps = noteApps(page);
  await open(page, (await edgeWithServices(own, 'never')).url);
  const countdown = page.getByRole('timer', { name: 'Countdown' });
  const seconds = countdown.locator('[data-unit=seconds]');
  await expect(seconds).toHaveText(/\d/);
  const second = await seconds.innerText();
  await expect(seconds).not.toHaveText(second);

  const carousel = page.getByRole('region', { name: 'Life at Soteria' });
  await carousel.getByRole('button', { name: 'Pause slides' }).click();
  await carousel.getByRole('button', { name: 'Go to slide 3' }).click();
  const announcement = carousel.getByText(/^Slide 3 of 3/);
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  expect(apps).toEqual([]);
  expect(await page.evaluate(isHydrated)).toBe(false);

  await page.getByRole('button', { name: /^Play video/ }).click();
  await expect(page.locator('video')).toBeVisible();
  await hydrated(page);
  await expect(announcement).toBeAttached();
  const late = await seconds.innerText();
  await expect(seconds).not.toHaveText(late);
  await carousel.getByRole('button', { name: 'Play slides' }).click();
  await expect(carousel.getByRole('button', { name: 'Pause slides' })).toBeVisible();
  expect(guard.complaints()).toEqual([]);
});

test('where the app does not arrive, a page leads on by documents, and the next touch tries again', async ({
  page,
  own,
}) => {
  await withoutSpeculation(page);
  const { url } = await edgeWithServices(own, 'never');
  const logo = page.getByRole('banner').getByRole('link').first();
  const failsAt = async (touch: () => Promise<void>) => {
    const failed = page.waitForEvent('requestfailed');
    await touch();
    await failed;
  };
  await page.route(APP_FILE, (route) => route.abort());
  await open(page, `${url}/about-us`);
  await failsAt(() => logo.hover());
  await page.getByRole('main').getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Directorate of Media' })).toBeVisible();

  await open(page, `${url}/about-us`);
  await failsAt(() => logo.hover());
  await page.unroute(APP_FILE);
  await page.mouse.move(0, 0);
  await hydrated(page);

  await test.step('also where a page comes alive at once', async () => {
    let failures = 0;
    page.on('requestfailed', (request) => void (APP_FILE.test(request.url()) && (failures += 1)));
    await page.route(APP_FILE, (route) => route.abort());
    await open(page, `${url}/connect/sermons`);
    await expect.poll(() => failures, 'with the document, and by itself').toBe(2);
    await page.unroute(APP_FILE);
    await hydrated(page);
  });
});

test('while a service is streamed, every page listens to what staff say', async ({ page, own }) => {
  await page.goto(`${(await edgeWithServices(own, 'today')).url}/plan-your-visit`);
  await page.waitForFunction(isHydrated);
});

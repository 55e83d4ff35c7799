import { expect, type Page, test } from '@playwright/test';
import { firstOf, readEvents, readUpcoming } from '../support/content/content.ts';
import { buildAdapter, startStockHost, type StockHost } from '../support/outside/stock-host.ts';
import { guardConsole } from '../support/console-guard.ts';
import { site } from '../support/site.ts';

let hosts: readonly StockHost[] = [];

test.beforeAll(async () => {
  await buildAdapter();
  hosts = await Promise.all([startStockHost('webpack', site.url), startStockHost('vite', site.url)]);
});

test.afterAll(() => Promise.all(hosts.map(({ stop }) => stop())));

const HOSTS = [
  { name: 'a stock webpack host with a router', at: 0, path: '/whats-on', href: /^\/whats-on\?type=men$/ },
  { name: 'a stock Vite host without one', at: 1, path: '/', href: /^\/events\?type=men$/ },
];

const originOf = (at: number) => hosts[at]?.origin ?? '';
const choiceOf = (page: Page, category: string) =>
  page.getByRole('navigation', { name: 'Filter events' }).getByRole('link', { name: category, exact: true });
const card = (page: Page, title: string) => page.getByRole('heading', { level: 3 }).filter({ hasText: title });

/** Notes each React that draws something in the page, as React's own tools do. */
async function noteReacts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const reacts: string[] = [];
    const inject = ({ reconcilerVersion }: { reconcilerVersion: string }) => reacts.push(reconcilerVersion);
    const hook = { supportsFiber: true, inject, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, reacts };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  return () => page.evaluate(() => Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__').reacts);
}

for (const { name, at, path, href } of HOSTS) {
  test(`${name} draws the events page with its own React, and the filter works`, async ({ page, request }) => {
    const events = await readEvents(request);
    const men = firstOf(events, 'event for men', ({ attributes }) => attributes.type === 'Men').attributes.title;
    const women = firstOf(events, 'event for women', ({ attributes }) => attributes.type === 'Women').attributes.title;
    const console = await guardConsole(page);
    const reacts = await noteReacts(page);
    await page.goto(originOf(at) + path);
    await expect(card(page, men).first()).toBeVisible();
    await expect(card(page, women).first()).toBeVisible();
    await expect(choiceOf(page, 'Men')).toHaveAttribute('href', href);

    await choiceOf(page, 'Men').click();
    await expect(choiceOf(page, 'Men')).toHaveAttribute('aria-current', 'true');
    await expect(card(page, women)).toHaveCount(0);
    await expect(card(page, men).first()).toBeVisible();
    expect(new URL(page.url()).origin).toBe(originOf(at));

    expect(await reacts()).toEqual(['19.3.1']);
    expect(console.complaints()).toEqual([]);
  });
}

for (const { name, at } of HOSTS) {
  test(`${name} draws the countdown to the next event, whose page is the site's`, async ({ page, request }) => {
    const [next] = await readUpcoming(request);
    const title = next?.attributes.title ?? 'no event';
    const console = await guardConsole(page);
    await page.goto(originOf(at));
    const region = page.getByRole('region', { name: 'Next event' });
    await expect(region.getByRole('timer', { name: 'Countdown' })).toHaveText(/Seconds/);
    const picture = region.getByRole('img');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(console.complaints()).toEqual([]);

    await region.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL((url) => url.origin === new URL(site.url).origin);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('a host with an older React is told what to do, and its visitors that the site’s part is missing', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${originOf(0)}/old-town`);
  await expect(page.getByRole('alert')).toContainText(
    `This part of ${new URL(site.url).host} cannot be shown right now.`,
  );
  await expect
    .poll(() => said.join('\n'))
    .toContain(
      'cannot be drawn in this host. It needs react ^19.3.0, and the host shares 18.3.1: install a version in that range in the host',
    );
});

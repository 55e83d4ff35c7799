import { expect, type Page } from '@playwright/test';
import { guardConsole } from '../support/console-guard.ts';
import { firstOf, readSermons, readSettings, readUpcoming } from '../support/content/content.ts';
import { answer, delay, type Fault, truncate } from '../support/network/fault.ts';
import { holdRequests } from '../support/network/hold-requests.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/outage-test.ts';
import { DEFAULT_TIMES } from '../support/programs/own-edge.ts';
import { site } from '../support/site.ts';
import { expectWorkingFrame, expectWorkingHome } from '../support/page/working-page.ts';

const ANY = /^\//;
const EVENTS_FAILED = 'Error fetching events';
const SERMON_FAILED = 'Error Fetching Latest Sermon;';
const DETAILS_FAILED = 'Failed to load event details. Please try again later.';
/** A document does not wait for that answer: what is missing is left to the browser. */
const SLOW = 'takes ten seconds to answer';

const FAULTS: Readonly<Record<string, Fault>> = {
  [SLOW]: delay(10_000),
  'answers with an error': answer(500, 'application/json', '{"error":{"message":"Internal Server Error"}}'),
  'answers with broken JSON': answer(200, 'application/json', '{"data":[{"id":1,'),
  'answers in another shape': answer(200, 'application/json', '{"data":{"events":[],"unexpected":true}}'),
  'cuts its answers off': truncate,
};

const alert = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text });

/** The contact data that a document's footer shows. */
function contactIn(html: string): readonly string[] {
  return html.match(/<a href="(?:tel|mailto):[^>]*>[^<]*</g)?.map((link) => link.replace(/^.*(?=>)/, '')) ?? [];
}

test.describe('the CMS is down from the start', () => {
  test('the home page says what is missing, keeps its frame, and fills up by Try again', async ({
    page,
    request,
    own,
  }) => {
    const guard = await guardConsole(page);
    const proxy = await own.proxy(site.cmsUrl);
    await proxy.down();
    const { url } = await own.edge({ contentApiUrl: proxy.url });
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await expect(alert(page, EVENTS_FAILED)).toHaveCount(1);
    await expect(alert(page, SERMON_FAILED)).toBeVisible();
    await expectWorkingFrame(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('address, [href^="tel:"], [href^="mailto:"], [href^="http"]')).toHaveCount(0);
    const give = page.getByRole('banner').getByRole('link', { name: 'Give' });
    await expect(give, 'no address is invented').toHaveCount(0);
    // A page that asks the CMS for nothing but its frame's settings.
    const readContact = async () => contactIn(await (await request.get(`${url}/about-us`)).text());
    expect(await readContact()).toEqual([]);

    await test.step('Try again while it is still down', async () => {
      // Pressed earlier, a button of a slot further down answers when its code has come: by then the CMS may be back.
      await hydrated(page);
      await alert(page, SERMON_FAILED).getByRole('button', { name: 'Try again' }).click();
      await expect(alert(page, SERMON_FAILED).getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
    });

    await proxy.up();
    await alert(page, EVENTS_FAILED).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Next event' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
    await expectWorkingHome(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    const { phone = '', giveUrl = '' } = await readSettings(request);
    await expect(footer.getByRole('link', { name: phone }), 'the settings came too').toBeVisible();
    await expect(give).toHaveAttribute('href', giveUrl);
    expect(await readContact(), 'a frame without settings is not kept').toContain(`>${phone}<`);
    expect(guard.complaints().filter((complaint) => complaint.startsWith('page error'))).toEqual([]);
  });

  test('the events page and an event say so, and come by Try again, without JavaScript too', async ({
    browser,
    page,
    request,
    own,
  }) => {
    const event = firstOf(await readUpcoming(request), 'event to come');
    const proxy = await own.proxy(site.cmsUrl);
    await proxy.down();
    const { url } = await own.edge({ contentApiUrl: proxy.url });

    await page.goto(`${url}/events`);
    await expect(alert(page, EVENTS_FAILED)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Filter events' })).toBeVisible();
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${url}/events`);
    await expect(alert(plain, EVENTS_FAILED)).toBeVisible();
    await proxy.up();
    await alert(plain, EVENTS_FAILED).getByRole('link', { name: 'Try again' }).click();
    await expect(plain.getByRole('link', { name: event.attributes.title })).toBeVisible();
    await plain.close();
    await alert(page, EVENTS_FAILED).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: event.attributes.title })).toBeVisible();

    await proxy.down();
    await page.goto(`${url}/event-details?id=${event.id}`);
    await expect(alert(page, DETAILS_FAILED)).toBeVisible();
    await proxy.up();
    // A link while its page waits for its visitor, a button from then on.
    await alert(page, DETAILS_FAILED).getByText('Try again', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: event.attributes.title })).toBeVisible();
    await expect(page.getByText('Overview:')).toBeVisible();
  });

  test('the sermons page waits, says after a while that it does, and has the sermons by Try again', async ({
    page,
    request,
    own,
  }) => {
    const sermon = firstOf(await readSermons(request), 'sermon');
    const proxy = await own.proxy(site.cmsUrl);
    await proxy.down();
    const { url } = await own.edge({ contentApiUrl: proxy.url });
    await page.goto(`${url}/connect/sermons`);
    await expect(page.getByRole('status', { name: 'Loading sermons' })).toBeVisible();
    await expect(page.getByText('taking longer than usual')).toBeVisible();
    // The page asks by itself too, and would take the button away.
    const letThrough = await holdRequests(page, /\/api\/sermons/);
    await proxy.up();
    await page.getByRole('button', { name: 'Try again' }).click();
    letThrough();
    await expect(page.getByRole('heading', { name: sermon.attributes.title })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading sermons' })).toHaveCount(0);
  });
});

for (const [fault, fail] of Object.entries(FAULTS)) {
  test(`the CMS ${fault}, and every page says what is missing and stays usable`, async ({ browser, own }) => {
    const proxy = await own.proxy(site.cmsUrl);
    proxy.fail(ANY, fail);
    const { url } = await own.edge({ contentApiUrl: proxy.url, settings: DEFAULT_TIMES });
    const pageErrors: string[] = [];

    /** Each is a visitor: pages of one visitor share six connections, which slow answers would take. */
    async function open(path: string): Promise<Page> {
      const page = await browser.newPage();
      page.context().on('weberror', (error) => void pageErrors.push(String(error.error())));
      const response = await page.goto(url + path, { waitUntil: 'commit' });
      expect(response?.status(), path).toBe(200);
      // A document that had waited until the site gives up would say so.
      if (fault === SLOW) expect(await response?.text(), path).not.toMatch(/Error fetching|Failed to load/i);
      return page;
    }

    // Side by side: each waits for the same seconds.
    const [home, events, details, sermons] = await Promise.all([
      open('/'),
      open('/events'),
      open('/event-details?id=1'),
      open('/connect/sermons'),
    ]);
    await expect(alert(home, EVENTS_FAILED)).toHaveCount(1);
    await expect(alert(home, SERMON_FAILED)).toBeVisible();
    await expect(alert(events, EVENTS_FAILED)).toHaveCount(1);
    await expect(alert(details, DETAILS_FAILED)).toBeVisible();
    await expect(sermons.getByRole('status', { name: 'Loading sermons' })).toBeVisible();
    for (const page of [home, events, details, sermons]) {
      await page.bringToFront();
      await expectWorkingFrame(page);
      await page.close();
    }
    expect(pageErrors).toEqual([]);
  });
}

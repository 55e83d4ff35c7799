import { expect, type Page } from '@playwright/test';
import { answer, fileFaults, kindsOfFileFault, throwWhenDrawn } from '../support/network/fault.ts';
import { hydrated, startApp } from '../support/page/hydrated.ts';
import { test } from '../support/outage-test.ts';
import { site } from '../support/site.ts';
import { expectWorkingFrame, expectWorkingHome } from '../support/page/working-page.ts';

const EVENTS_FILES = /^\/_\/assets\/events\/.+\.js$/;

const eventsRegions = (page: Page) => page.locator('[data-section="events"]');
const apology = (page: Page) => eventsRegions(page).getByRole('alert').filter({ hasText: 'This part of the page' });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** One and the same for as long as the document is not loaded again. */
const visit = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Presses the first 'Try again'; the other regions of the section follow. */
async function tryAgain(page: Page): Promise<void> {
  await apology(page).first().getByRole('button', { name: 'Try again' }).click();
  await expect(apology(page)).toHaveCount(0);
}

/** The filter answers to a click without leaving the document: the region is alive. */
async function expectLiveFilter(page: Page, document: number): Promise<void> {
  const filter = page.getByRole('navigation', { name: 'Filter events' });
  await filter.getByRole('link', { name: 'Women', exact: true }).click();
  await expect(page).toHaveURL(/type=women/);
  await expect(filter.getByRole('link', { name: 'Women', exact: true })).toHaveAttribute('aria-current', 'true');
  expect(await visit(page)).toBe(document);
}

for (const [fault, fail] of Object.entries(fileFaults(throwWhenDrawn))) {
  test(`while the script files of the events section ${fault}, the home page works around them, and has its events back by Try again`, async ({
    page,
    own,
  }) => {
    const proxy = await own.proxy(site.url);
    proxy.fail(EVENTS_FILES, fail);
    await page.goto(proxy.url, { waitUntil: 'commit' });
    await startApp(page);

    await expect(apology(page)).toHaveCount(2);
    await expectWorkingFrame(page);
    await expectWorkingHome(page);

    proxy.mend();
    const document = await visit(page);
    await tryAgain(page);
    await expect(page.getByRole('timer', { name: 'Countdown' })).toContainText(/\d+\s*Days/);
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
    expect(await visit(page)).toBe(document);
  });
}

for (const [fault, fail] of Object.entries(kindsOfFileFault(throwWhenDrawn))) {
  test.describe(`while the script files of the events section ${fault}`, () => {
    test('the events page says so, and comes alive by Try again', async ({ page, own }) => {
      const proxy = await own.proxy(site.url);
      proxy.fail(EVENTS_FILES, fail);
      await page.goto(`${proxy.url}/events`, { waitUntil: 'commit' });
      await startApp(page);

      await expect(apology(page)).toHaveCount(1);
      await expectWorkingFrame(page);

      proxy.mend();
      const document = await visit(page);
      await tryAgain(page);
      await expectLiveFilter(page, document);
    });

    test('a visitor who comes from the home page is told, and gets the events by Try again', async ({ page, own }) => {
      const proxy = await own.proxy(site.url);
      await page.goto(proxy.url);
      await hydrated(page);
      await expectWorkingHome(page);
      const document = await visit(page);

      proxy.fail(EVENTS_FILES, fail);
      await mainMenu(page).getByRole('link', { name: 'Events' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
      await expect(apology(page)).toHaveCount(1);
      await expectWorkingFrame(page);

      proxy.mend();
      await tryAgain(page);
      await expectLiveFilter(page, document);
    });
  });
}

test('a visitor who met the broken events section goes back, and finds it whole once its files are there', async ({
  page,
  own,
}) => {
  const proxy = await own.proxy(site.url);
  await page.goto(`${proxy.url}/connect/sermons`);
  await hydrated(page);
  await expectWorkingFrame(page);
  const document = await visit(page);

  proxy.fail(EVENTS_FILES, answer(404, 'text/plain', 'Not found'));
  await mainMenu(page).getByRole('link', { name: 'Events' }).click();
  await expect(apology(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sermons' })).toBeVisible();

  proxy.mend();
  await mainMenu(page).getByRole('link', { name: 'Events' }).click();
  await expectLiveFilter(page, document);
  await expect(apology(page)).toHaveCount(0);
});

test('without their script files the events stay readable, and their links lead on', async ({ page, own }) => {
  const proxy = await own.proxy(site.url);
  proxy.fail(EVENTS_FILES, answer(404, 'text/plain', 'Not found'));
  await page.goto(proxy.url);
  await expect(apology(page).first()).toContainText('You can still read it and follow its links.');
  const card = page.getByRole('region', { name: 'Next event' });
  const title = await card.getByRole('heading').innerText();

  await test.step('also after a Try again that did not help', async () => {
    const files = page.waitForResponse(/\/assets\/events\/.*remoteEntry/);
    await apology(page).first().getByRole('button', { name: 'Try again' }).click();
    await files;
    await expect(apology(page).getByRole('button', { name: 'Try again', exact: true })).toHaveCount(2);
    await expect(apology(page).first()).toContainText('You can still read it and follow its links.');
  });

  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Overview:')).toBeVisible();
});

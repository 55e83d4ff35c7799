import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLatestSermon } from '../support/content/content.ts';
import { withComponent, withLoader } from '../support/network/fault.ts';
import { test } from '../support/outage-test.ts';
import { DEFAULT_TIMES } from '../support/programs/own-edge.ts';
import { releaseFolder, signAgain } from '../support/programs/release-store.ts';
import { servedVersion } from '../support/programs/served-version.ts';
import { expectWorkingFrame, expectWorkingHome } from '../support/page/working-page.ts';

/** The server build's text with the fault in it; null: there is no build. */
const FAULTS: Readonly<Record<string, (text: string) => string | null>> = {
  'is missing': () => null,
  'throws as soon as it is loaded': () => 'throw new Error("This release is broken.");',
  'throws when it is drawn': (text) =>
    withComponent(text, '() => { throw new Error("This release cannot be drawn."); }'),
  'waits for its data for ever': (text) => withLoader(text, '() => new Promise(() => undefined)'),
  'loops for ever when it is drawn': (text) => withComponent(text, '() => { for (;;); }'),
  'loops for ever when it is loaded': (text) => `for (;;);${text}`,
};

/** A render that takes longer is ended, and done again without the section that hangs; half of the usual limit, to save time. */
const RENDER_LIMIT_MS = 1_500;

const events = (page: Page) => page.locator('[data-section="events"]');

/** On a busy machine the first documents may come late, and leave out more. */
async function expectDocument(request: APIRequestContext, url: string, words: readonly string[]): Promise<void> {
  const answer = async () => {
    const response = await request.get(url);
    const html = await response.text();
    return { status: response.status(), missing: words.filter((word) => !html.includes(word)) };
  };
  await expect.poll(answer).toEqual({ status: 200, missing: [] });
}

for (const [fault, broken] of Object.entries(FAULTS)) {
  test(`the server's build of the events section ${fault}: documents come without it, and browsers fill it in`, async ({
    browser,
    page,
    request,
    own,
  }) => {
    const { title } = await readLatestSermon(request);
    const version = await servedVersion(request, 'events');
    const releases = await own.releases();
    const file = join(releaseFolder(releases, 'events', version), 'server', 'remoteEntry.cjs');
    const text = await readFile(file, 'utf8');
    const changed = broken(text);
    expect(changed, 'the build is really another one').not.toBe(text);
    await (changed === null ? rm(file) : writeFile(file, changed));
    await signAgain(releases, { section: 'events', version });
    const { url } = await own.edge({
      dataDir: releases.dataDir,
      settings: { ...DEFAULT_TIMES, RENDER_LIMIT_MS: String(RENDER_LIMIT_MS) },
    });

    await test.step('the document has everything else', async () => {
      await expectDocument(request, url, ['© 2024', 'Welcome to Soteria', 'Life at Soteria', title]);
    });

    await test.step('a browser fills in what is missing', async () => {
      await page.goto(url);
      await expect(page.getByRole('timer', { name: 'Countdown' })).toContainText(/\d+\s*Days/);
      await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
      await expect(events(page).getByRole('alert')).toHaveCount(0);
      await expectWorkingFrame(page);
      await expectWorkingHome(page);
    });

    await test.step('without JavaScript the page says what is missing, with a way on', async () => {
      const plain = await browser.newPage({ baseURL: url, javaScriptEnabled: false });
      const heading = plain.getByRole('heading', { level: 1, name: 'Events' });
      const answer = async () => {
        const response = await plain.goto('/events');
        return { status: response?.status(), titled: await heading.isVisible() };
      };
      await expect.poll(answer).toEqual({ status: 200, titled: true });
      await expect(events(plain).getByText('This part of the page cannot be shown right now.')).toBeVisible();
      await expect(events(plain).getByRole('link', { name: 'Try again' })).toHaveJSProperty('href', `${url}/events`);
      await expect(events(plain).getByRole('button')).toHaveCount(0);
      await plain.close();
    });

    await test.step('the next documents are whole', async () => {
      await expectDocument(request, `${url}/connect/sermons`, ['Listen']);
      await page.goto(`${url}/connect/sermons`);
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });
  });
}

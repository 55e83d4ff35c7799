import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { guardConsole } from '../support/console-guard.ts';
import {
  type Fault,
  fileFaults,
  hang,
  kindsOfFileFault,
  throwWhenDrawn,
  withComponent,
  withLoader,
} from '../support/network/fault.ts';
import { hydrated, startApp } from '../support/page/hydrated.ts';
import { type Own, test } from '../support/outage-test.ts';
import { type EdgeOptions, type OwnEdge, startOwnEdge } from '../support/programs/own-edge.ts';
import {
  copiedReleases,
  type OwnStore,
  publishNext,
  releaseFolder,
  releaseTool,
  signAgain,
} from '../support/programs/release-store.ts';
import { servedVersion, servedVersionAt, versionIn } from '../support/programs/served-version.ts';
import { site } from '../support/site.ts';
import { expectWorkingFrame } from '../support/page/working-page.ts';

const NEXT = '1.1.0';
const NEW_WORDS = 'Soon at Soteria';
const newWords = (text: string) => text.replaceAll(/Upcoming [Ee]vents/g, NEW_WORDS);

interface Candidate {
  readonly url: string;
  readonly stable: string;
  readonly edge: OwnEdge;
}

/**
 * For a candidate that never ends: it costs each document the budget or the limit. The limit is far above the budget.
 * Otherwise a busy machine may end the render of the fallback, which counts against the stable release.
 */
const SHORT = { RENDER_BUDGET_MS: '2000', RENDER_LIMIT_MS: '5000' };

/**
 * A site on which everybody gets the next release of the events, while the one before is still the stable one.
 * @param spoil what becomes of its server's build after the gate, which would not let it in as it then is
 */
async function siteWithCandidate(
  own: Own,
  request: APIRequestContext,
  spoil?: (text: string) => string,
  settings: EdgeOptions['settings'] = {},
): Promise<Candidate> {
  const stable = await servedVersion(request, 'events');
  const releases = await own.releases(rolledOut.dataDir);
  if (spoil) {
    const file = join(releaseFolder(releases, 'events', NEXT), 'server', 'remoteEntry.cjs');
    await writeFile(file, spoil(await readFile(file, 'utf8')));
    await signAgain(releases, { section: 'events', version: NEXT });
  }
  const edge = await own.edge({ dataDir: releases.dataDir, settings });
  return { url: edge.url, stable, edge };
}

/** Published and rolled out once. Its edge serves the tests of browsers; the others copy its releases. */
let rolledOut: OwnStore;
let everybodys: Candidate;

test.beforeAll(async () => {
  rolledOut = await copiedReleases();
  const edge = await startOwnEdge({ contentApiUrl: site.cmsUrl, dataDir: rolledOut.dataDir });
  const stable = await servedVersionAt(edge.url, 'events');
  await publishNext(edge, { section: 'events', from: stable, to: NEXT, change: newWords });
  await releaseTool(edge, 'rollout', 'events', NEXT, '--percent', '100');
  everybodys = { url: edge.url, stable, edge };
});

test.afterAll(async () => {
  await everybodys.edge.stop();
  await rolledOut.remove();
});

const events = (page: Page) => page.locator('[data-section="events"]');
/** One and the same for as long as the document is not loaded again. */
const visit = (page: Page) => page.evaluate(() => performance.timeOrigin);

async function expectStable(page: Page, stable: string): Promise<void> {
  const releases = () => events(page).evaluateAll((all) => all.map((region) => region.getAttribute('data-release')));
  await expect.poll(async () => [...new Set(await releases())]).toEqual([`events@${stable}`]);
  await expect(events(page).getByRole('alert')).toHaveCount(0);
}

async function expectStableHome(page: Page, stable: string): Promise<void> {
  await expectStable(page, stable);
  await expect(page.getByRole('timer', { name: 'Countdown' })).toContainText(/\d+\s*Days/);
  await expect(page.getByRole('heading', { name: /^Upcoming events$/i })).toBeVisible();
}

/** The filter answers without leaving the document. */
async function expectStableEvents(page: Page, stable: string): Promise<void> {
  await expectStable(page, stable);
  const women = page
    .getByRole('navigation', { name: 'Filter events' })
    .getByRole('link', { name: 'Women', exact: true });
  await women.click();
  await expect(women).toHaveAttribute('aria-current', 'true');
}

const CANDIDATES_FILES = new RegExp(`^/_/assets/events/${NEXT}/.+\\.js$`);
const CANDIDATES_ENTRY = new RegExp(`^/_/assets/events/${NEXT}/remoteEntry\\.js$`);

/** More hanging files than a browser has connections by HTTP/1.1 would leave none for the stable release. */
const filesFor = (fail: Fault) => (fail === hang ? CANDIDATES_ENTRY : CANDIDATES_FILES);

test.describe('a browser does not get the script files of a candidate', () => {
  for (const [fault, fail] of Object.entries(fileFaults(throwWhenDrawn))) {
    test(`they ${fault}: the home page draws the stable release in its place`, async ({ page, own }) => {
      const proxy = await own.proxy(everybodys.url);
      proxy.fail(filesFor(fail), fail);
      const said: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
      const response = await page.goto(proxy.url, { waitUntil: 'commit' });
      expect(versionIn(response?.headers()['x-release-lock'], 'events')).toBe(NEXT);
      const document = await visit(page);
      await startApp(page);
      await expectStableHome(page, everybodys.stable);
      await expectWorkingFrame(page);
      expect(await visit(page)).toBe(document);
      const reports = said.filter((text) => !text.startsWith('Failed to load resource'));
      for (const report of reports) expect(report).toContain(`events@${NEXT} was replaced by the stable release`);
    });
  }

  for (const [fault, fail] of Object.entries(kindsOfFileFault(throwWhenDrawn))) {
    test(`they ${fault}: a visitor who comes to the events page gets the stable release`, async ({ page, own }) => {
      const proxy = await own.proxy(everybodys.url);
      await page.goto(`${proxy.url}/connect/sermons`);
      await hydrated(page);
      const document = await visit(page);
      proxy.fail(filesFor(fail), fail);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
      await expectStableEvents(page, everybodys.stable);
      expect(await visit(page)).toBe(document);
    });
  }
});

/** On the server there are no requests for files: what a file's answer is to a browser, its text is here. */
const SERVER_FAULTS: Readonly<Record<string, (text: string) => string>> = {
  'is empty': () => '',
  'is a web page instead of script': () => '<!doctype html><p>Sign in to this network</p>',
  'is cut off': (text) => text.slice(0, text.length / 2),
  'throws as soon as it is loaded': () => 'throw new Error("This release is broken.");',
  'throws in its loaders': (text) => withLoader(text, '() => { throw new Error("This release has no data."); }'),
  'waits for its data for ever': (text) => withLoader(text, '() => new Promise(() => undefined)'),
  'throws when it is drawn': (text) =>
    withComponent(text, '() => { throw new Error("This release cannot be drawn."); }'),
  'draws what cannot be drawn': (text) => withComponent(text, '() => ({ no: "element" })'),
  'loops for ever when it is loaded': (text) => `for (;;);${text}`,
  'loops for ever when it is drawn': (text) => withComponent(text, '() => { for (;;); }'),
};

for (const [fault, broken] of Object.entries(SERVER_FAULTS)) {
  test(`the server's build of a candidate ${fault}: documents have the stable release in its place`, async ({
    request,
    own,
  }) => {
    const { url, stable } = await siteWithCandidate(own, request, broken, fault.includes('for ever') ? SHORT : {});
    for (const path of ['/', '/events']) {
      const response = await request.get(`${url}${path}`);
      const html = await response.text();
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toMatch(/no-store|private/);
      expect(html).toContain(`data-release="events@${stable}"`);
      expect(html).not.toContain(`data-release="events@${NEXT}"`);
    }
  });
}

test("a document with the stable release in a candidate's place comes alive in silence, and leads on", async ({
  page,
  request,
  own,
}) => {
  const { url, stable } = await siteWithCandidate(own, request, SERVER_FAULTS['throws when it is drawn']);
  const guard = await guardConsole(page);
  await page.goto(url);
  await hydrated(page);
  await expectStableHome(page, stable);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expectStableEvents(page, stable);
  expect(guard.complaints()).toEqual([]);
});

test('a rollback reaches an open page at its next navigation, and a half-filled form keeps its words', async ({
  page,
  request,
  own,
}) => {
  const { url, stable, edge } = await siteWithCandidate(own, request);
  const guard = await guardConsole(page);
  await page.goto(`${url}/connect/prayer-requests`);
  await hydrated(page);
  const document = await visit(page);
  const words = page.getByLabel('Prayer request');
  await words.fill('For my mother, who is in');

  await releaseTool(edge, 'rollback', 'events');
  const lock = `${url}/_/lock?have=events@${NEXT}`;
  await expect.poll(async () => (await request.get(lock)).status()).toBe(200);

  await test.step('the form stays while the visitor stays', async () => {
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await expect(words).toHaveValue('For my mother, who is in');
  });
  await test.step('the next page draws the events by the stable release', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
    await expectStableEvents(page, stable);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expectStableHome(page, stable);
  });
  expect(await visit(page)).toBe(document);
  expect(guard.complaints()).toEqual([]);
});

test('a release that is taken back under a half-filled form of its own leaves the form alone', async ({
  page,
  request,
  own,
}) => {
  const stable = await servedVersion(request, 'connect');
  const { dataDir } = await own.releases();
  const edge = await own.edge({ dataDir });
  const { url } = edge;
  await publishNext(edge, { section: 'connect', from: stable, to: NEXT, change: (text) => text });
  await releaseTool(edge, 'rollout', 'connect', NEXT, '--percent', '100');
  await page.goto(`${url}/connect/prayer-requests`);
  await hydrated(page);
  const region = page.locator('main > [data-section="connect"]');
  await expect(region).toHaveAttribute('data-release', `connect@${NEXT}`);
  const words = page.getByLabel('Prayer request');
  await words.fill('For my mother, who is in');

  await releaseTool(edge, 'rollback', 'connect');
  await expect.poll(async () => (await request.get(`${url}/_/lock?have=connect@${NEXT}`)).status()).toBe(200);
  await page.getByRole('link', { name: 'Prayer Requests' }).first().click();
  await expect(words).toHaveValue('For my mother, who is in');

  await page.getByRole('link', { name: 'Connect', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connect' })).toBeVisible();
  await expect(region).toHaveAttribute('data-release', `connect@${stable}`);
});

import { type APIRequest, type Browser, expect, type Page } from '@playwright/test';
import { guardConsole } from '../support/console-guard.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { newVisitors, visitorsOf } from '../support/many-visitors.ts';
import { test } from '../support/outage-test.ts';
import { publishNext, releaseTool } from '../support/programs/release-store.ts';
import { servedVersion, versionIn } from '../support/programs/served-version.ts';

const NEXT = '1.1.0';
const OLD_WORDS = /^Upcoming Events$/i;
const NEW_WORDS = 'Soon at Soteria';
/** Each visitor is in the rollout or not by the toss of a coin. */
const MAX_TOSSES = 40;

type Cookies = Awaited<ReturnType<Awaited<ReturnType<APIRequest['newContext']>>['storageState']>>['cookies'];

/** Visitors come until one gets the version; this one's cookies. */
async function visitorWith(apiRequest: APIRequest, url: string, version: string): Promise<Cookies> {
  for (let toss = 0; toss < MAX_TOSSES; toss += 1) {
    const visitor = await apiRequest.newContext();
    const response = await visitor.get(url);
    const { cookies } = await visitor.storageState();
    await visitor.dispose();
    if (versionIn(response.headers()['x-release-lock'], 'events') === version) return cookies;
  }
  throw new Error(`None of ${MAX_TOSSES} visitors got events@${version}.`);
}

interface Visit {
  readonly page: Page;
  readonly version: string;
  readonly words: string | RegExp;
}

async function openBrowser(browser: Browser, baseURL: string, cookies: Cookies): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addCookies(cookies);
  return context.newPage();
}

async function expectRelease({ page, version, words }: Visit): Promise<void> {
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
  const regions = page.locator('[data-section="events"]');
  const releases = await regions.evaluateAll((all) => all.map((region) => region.getAttribute('data-release')));
  expect(new Set(releases)).toEqual(new Set([`events@${version}`]));
}

/** Home, and on to the events without leaving the document; then the same once more from the server. */
async function expectSteady(visit: Visit): Promise<void> {
  const { page, version } = visit;
  const guard = await guardConsole(page);
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, asked] = /\/_\/assets\/events\/([^/]+)\//.exec(request.url()) ?? [];
    if (asked) files.add(asked);
  });
  const response = await page.goto('/');
  expect(versionIn(response?.headers()['x-release-lock'], 'events')).toBe(version);
  await hydrated(page);
  await expectRelease(visit);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expectRelease(visit);
  await page.reload();
  await hydrated(page);
  await expectRelease(visit);
  expect([...files]).toContain(version);
  // A slow navigation to a candidate's page loads the stable release too, and does not show it.
  expect(files.has(NEXT), 'files of the candidate').toBe(version === NEXT);
  expect(guard.complaints()).toEqual([]);
}

test('half of the visitors try the next release of the events, everybody keeps theirs, and all get it when it is promoted', async ({
  browser,
  playwright,
  request,
  own,
}) => {
  const releases = await own.releases();
  const stable = await servedVersion(request, 'events');
  const edge = await own.edge({ dataDir: releases.dataDir });
  const { url } = edge;
  const change = (text: string) => text.replaceAll(/Upcoming [Ee]vents/g, NEW_WORDS);
  await publishNext(edge, { section: 'events', from: stable, to: NEXT, change });
  await releaseTool(edge, 'rollout', 'events', NEXT, '--percent', '50');
  await expect.poll(async () => (await request.get(url)).headers()['set-cookie'] ?? '').toContain('visitor=');

  const [onCandidate, onStable] = await Promise.all(
    [NEXT, stable].map(async (version) =>
      openBrowser(browser, url, await visitorWith(playwright.request, url, version)),
    ),
  );
  if (!onCandidate || !onStable) throw new Error('Two visitors are needed.');
  await Promise.all([
    expectSteady({ page: onCandidate, version: NEXT, words: NEW_WORDS }),
    expectSteady({ page: onStable, version: stable, words: OLD_WORDS }),
  ]);

  await releaseTool(edge, 'promote', 'events');
  await expect
    .poll(async () => versionIn((await request.get(url)).headers()['x-release-lock'], 'events'), {
      message: 'promoted',
    })
    .toBe(NEXT);

  await test.step('a page that is open goes on with the release that it came with', async () => {
    await onStable.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(onStable.getByRole('region', { name: 'Next event' })).toBeVisible();
    await expectRelease({ page: onStable, version: stable, words: OLD_WORDS });
  });
  await test.step('its next document has the promoted one', async () => {
    await onStable.reload();
    await expectRelease({ page: onStable, version: NEXT, words: NEW_WORDS });
  });
  for (const page of [onCandidate, onStable]) await page.context().close();
});

test('a rollout that widens takes nobody back, and a restart of the edge moves nobody', async ({ request, own }) => {
  const { dataDir } = await own.releases();
  const edge = await own.edge({ dataDir });
  const from = await servedVersion(request, 'events');
  await publishNext(edge, { section: 'events', from, to: NEXT, change: (text) => text });
  const visitors = newVisitors(60);
  let before: string[] = [];
  for (const percent of ['1', '5', '25', '60', '100']) {
    await releaseTool(edge, 'rollout', 'events', NEXT, '--percent', percent);
    const now = await visitorsOf(edge.url, NEXT, visitors);
    expect(now).toEqual(expect.arrayContaining(before));
    before = now;
    if (percent !== '60') continue;
    await edge.stop();
    await edge.start();
    expect(await visitorsOf(edge.url, NEXT, visitors)).toEqual(now);
  }
  expect(before).toEqual(visitors);
});

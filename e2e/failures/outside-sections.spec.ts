import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { guardConsole } from '../support/console-guard.ts';
import { answer, type Fault, hang, kindsOfFileFault } from '../support/network/fault.ts';
import { holdRequests } from '../support/network/hold-requests.ts';
import { test } from '../support/outage-test.ts';
import { edgeWithServices } from '../support/programs/edge-with-services.ts';
import { type Bundler, BUNDLERS, type TeamRepository, outsideSection } from '../support/programs/outside-section.ts';
import { type OwnEdge, startOwnEdge } from '../support/programs/own-edge.ts';
import { servedVersionAt } from '../support/programs/served-version.ts';
import {
  copiedReleases,
  type OwnStore,
  publishNext,
  releaseFolder,
  releaseTool,
  signAgain,
} from '../support/programs/release-store.ts';
import { site } from '../support/site.ts';
import { isFrameHydrated } from '../support/page/hydrated.ts';
import { expectWorkingFrame } from '../support/page/working-page.ts';

const STABLE = { version: '1.0.0', words: 'Everybody may sing.' };
const CANDIDATE = { version: '1.1.0', words: 'Come and sing with us.' };
const FORMS = { FORMS_RATE_PER_MINUTE: '1000' };
/** For a server build that never ends: it costs each document the budget or the limit. */
const SHORT = { RENDER_BUDGET_MS: '2000', RENDER_LIMIT_MS: '5000' };

/** What is left to browsers has no server build. */
const SERVER_DRAWS: Readonly<Record<(typeof BUNDLERS)[number], boolean>> = { webpack: true, rspack: false, vite: true };

let team: TeamRepository;
test.beforeAll(async () => {
  team = await outsideSection('choir');
});
test.afterAll(() => team.remove());

/** A site on which everybody gets the team's second release, while the first is still the stable one. */
async function siteOf(bundler: Bundler): Promise<{ readonly edge: OwnEdge; readonly store: OwnStore }> {
  const builds = [await team.build(bundler, STABLE), await team.build(bundler, CANDIDATE)];
  const store = await copiedReleases();
  const edge = await startOwnEdge({
    contentApiUrl: site.cmsUrl,
    dataDir: store.dataDir,
    settings: FORMS,
  });
  for (const from of builds) await releaseTool(edge, 'publish', 'choir', '--from', from);
  await releaseTool(edge, 'rollout', 'choir', CANDIDATE.version, '--percent', '100');
  return { edge, store };
}

const choir = (page: Page) => page.locator('main > [data-section="choir"]');

/** One and the same for as long as the document is not loaded again. */
const visit = (page: Page) => page.evaluate(() => performance.timeOrigin);

async function expectAlive(page: Page, { version, words }: typeof STABLE): Promise<void> {
  await expect(choir(page)).toHaveAttribute('data-release', `choir@${version}`);
  await expect(choir(page).getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'I am coming (0)' }).click();
  await expect(page.getByRole('button', { name: 'I am coming (1)' })).toBeVisible();
  await expect(choir(page).getByRole('alert')).toHaveCount(0);
}

/** Script that arrives well, and fails when its component is drawn. */
const throwWhenDrawn: Fault = ({ forward }) =>
  forward((text) =>
    text.replaceAll(
      new RegExp(`(["'\`])${CANDIDATE.words}\\1`, 'g'),
      '(()=>{throw new Error("This release cannot be drawn.")})()',
    ),
  );

const BROWSER_FAULTS = kindsOfFileFault(throwWhenDrawn);

const filesOf = (version: string) => new RegExp(`^/_/assets/choir/${version}/.+\\.js`);
const ENTRY_OF_CANDIDATE = new RegExp(`^/_/assets/choir/${CANDIDATE.version}/remoteEntry\\.js`);

for (const bundler of BUNDLERS) {
  test.describe(`a section that an outside team builds with ${bundler}`, () => {
    let edge: OwnEdge;
    let store: OwnStore;
    test.beforeAll(async () => {
      ({ edge, store } = await siteOf(bundler));
    });
    test.afterAll(async () => {
      await edge.stop();
      await store.remove();
    });

    test('draws its page and its slot, leads on, and sends its form', async ({ page }) => {
      const guard = await guardConsole(page);
      await page.goto(`${edge.url}/choir`);
      await expectAlive(page, CANDIDATE);
      await expect(choir(page).getByRole('listitem')).not.toHaveCount(0);
      await page.getByLabel('Pray with us').fill('For the choir');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
      const document = await visit(page);
      await page.getByRole('link', { name: 'All events' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
      expect(await visit(page)).toBe(document);
      expect(guard.complaints()).toEqual([]);
    });

    test(`is ${SERVER_DRAWS[bundler] ? 'read' : 'announced'} without JavaScript`, async ({ browser }) => {
      const page = await withoutScript(browser);
      await page.goto(`${edge.url}/choir`);
      await expect(page.getByRole('heading', { level: 1, name: 'Choir' })).toBeVisible();
      if (SERVER_DRAWS[bundler]) await expect(choir(page).getByText(CANDIDATE.words)).toBeVisible();
      else await expect(choir(page).getByRole('link', { name: 'Try again' })).toBeVisible();
      await page.context().close();
    });

    for (const [fault, fail] of Object.entries(BROWSER_FAULTS)) {
      test(`files of a candidate ${fault}: the stable release is in its place`, async ({ page, own }) => {
        const proxy = await own.proxy(edge.url);
        // More hanging files than a browser has connections by HTTP/1.1 would leave none for the stable release.
        proxy.fail(fail === hang ? ENTRY_OF_CANDIDATE : filesOf(CANDIDATE.version), fail);
        // Files that never answer are preloaded, and the document is never all there.
        await page.goto(`${proxy.url}/choir`, { waitUntil: 'commit' });
        await expectAlive(page, STABLE);
        await expectWorkingFrame(page);
      });
    }

    test('files of the only release are missing: the page says so, and comes back', async ({ page, own }) => {
      await releaseTool(edge, 'rollback', 'choir');
      await expect.poll(() => servedVersionAt(edge.url, 'choir')).toBe(STABLE.version);
      const proxy = await own.proxy(edge.url);
      proxy.fail(filesOf(STABLE.version), answer(404, 'text/plain', 'Not found'));
      await page.goto(`${proxy.url}/choir`);
      await expect(choir(page).getByRole('alert')).toBeVisible();
      proxy.mend();
      await choir(page).getByRole('button', { name: 'Try again' }).click();
      await expectAlive(page, STABLE);
    });
  });
}

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

test.describe('a section that an outside team builds with the section kit’s preset', () => {
  test('is drawn by the server with what fills its slot, answers before React is there, comes alive, and leads on', async ({
    page,
    browser,
    own,
  }) => {
    const build = await team.build('preset', STABLE);
    const { dataDir } = await own.releases();
    const edge = await edgeWithServices(own, 'never', { dataDir, settings: FORMS });
    await releaseTool(edge, 'publish', 'choir', '--from', build);
    const silent = await withoutScript(browser);
    await silent.goto(`${edge.url}/choir`);
    await expect(choir(silent).getByText(STABLE.words)).toBeVisible();
    await expect(choir(silent).getByText('Next rehearsal: Tuesday.')).toBeVisible();
    await silent.context().close();
    const guard = await guardConsole(page);
    const release = await holdRequests(page, /\/choir\/.*\/elements\.js$/);
    await page.goto(`${edge.url}/choir`);
    await test.step('its custom element answers before React is there, also what was pressed before its script was', async () => {
      await choir(page).getByRole('button', { name: 'Give the note' }).click();
      release();
      await expect(choir(page).getByRole('status')).toHaveText('440 Hz');
      expect(await page.evaluate(isFrameHydrated)).toBe(false);
      const { size } = await stat(join(build, 'browser', 'elements.js'));
      expect(size, 'the script of the elements is without React').toBeLessThan(3000);
    });
    await expectAlive(page, STABLE);
    await expect(choir(page).getByRole('status')).toHaveText('440 Hz');
    const document = await visit(page);
    await page.getByRole('link', { name: 'All events' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    expect(await visit(page)).toBe(document);
    expect(guard.complaints()).toEqual([]);
  });
});

async function registrationOf(release: string): Promise<{ readonly contract: string }> {
  return JSON.parse(await readFile(join(release, 'remote.json'), 'utf8'));
}

test('a shell that speaks a newer contract draws what two bundlers built before it, and a release that does not fit is refused', async ({
  page,
  own,
}) => {
  const [old, next] = [await team.build('webpack', STABLE), await team.build('vite', CANDIDATE)];
  const { dataDir } = await own.releases();
  const edge = await own.edge({ dataDir, settings: FORMS });
  for (const from of [old, next]) await releaseTool(edge, 'publish', 'choir', '--from', from);
  const from = await servedVersionAt(edge.url, 'shell');
  const { contract } = await registrationOf(releaseFolder({ dataDir }, 'shell', from));
  const speaking = (newer: string) => (text: string) => text.replaceAll(`"${contract}"`, `"${newer}"`);

  const raised = { section: 'shell', from, to: '1.1.0', change: speaking('1.99.0') };
  await publishNext(edge, raised);
  await releaseTool(edge, 'rollout', 'shell', raised.to, '--percent', '100');
  const guard = await guardConsole(page);
  for (const release of [STABLE, CANDIDATE]) {
    // The first that was published is the stable one.
    if (release !== STABLE) await releaseTool(edge, 'rollout', 'choir', release.version, '--percent', '100');
    await page.goto(`${edge.url}/choir`);
    await expectAlive(page, release);
    expect((await page.request.get(`${edge.url}/choir`)).headers()['x-release-lock']).toContain('shell@1.1.0');
  }
  expect(guard.complaints()).toEqual([]);

  const another = { section: 'shell', from, to: '2.0.0', change: speaking('2.0.0') };
  const { contract: older } = await registrationOf(old);
  await expect(publishNext(edge, another)).rejects.toThrow(
    `choir@${STABLE.version} was written for contract ${older}, and shell@2.0.0 speaks 2.0.0. Use what that contract has, or publish once a fitting release of the other serves.`,
  );
});

const SERVER_FAULTS: Readonly<Record<string, (text: string) => string>> = {
  'throws as soon as it is loaded': () => 'throw new Error("This release is broken.");',
  'is a web page instead of script': () => '<!doctype html><p>Sign in to this network</p>',
  'exports nothing': () => 'export {};',
  'throws when it draws': () => 'export const render = () => { throw new Error("no"); };',
  'draws what is no HTML': () => 'export const render = async () => ({ html: 7 });',
  'never answers': () => 'export const render = () => new Promise(() => undefined);',
  'loops for ever': () => 'export const render = () => { for (;;); };',
};

test.describe('the server build of a section from outside', () => {
  let rolledOut: OwnStore;
  test.beforeAll(async () => {
    const { edge, store } = await siteOf('vite');
    await edge.stop();
    rolledOut = store;
  });
  test.afterAll(() => rolledOut.remove());

  for (const [fault, broken] of Object.entries(SERVER_FAULTS)) {
    test(`${fault}: documents have the stable release in the candidate's place`, async ({ request, own }) => {
      const releases = await own.releases(rolledOut.dataDir);
      const file = join(releaseFolder(releases, 'choir', CANDIDATE.version), 'server', 'render.mjs');
      await writeFile(file, broken(await readFile(file, 'utf8')));
      await signAgain(releases, { section: 'choir', version: CANDIDATE.version });
      const { url } = await own.edge({ dataDir: releases.dataDir, settings: SHORT });
      const html = async () => (await request.get(`${url}/choir`)).text();
      expect(await html()).toContain(`data-release="choir@${STABLE.version}"`);
      // A server that has just begun may leave the words to the browser at first.
      await expect.poll(html).toContain(STABLE.words);
    });
  }
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { guardConsole } from '../support/console-guard.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/outage-test.ts';
import { copyWorkspace } from '../support/programs/own-workspace.ts';
import { startSiteOf } from '../support/programs/own-start.ts';
import { publishNext, releaseFolder, releaseTool } from '../support/programs/release-store.ts';
import { servedVersionAt } from '../support/programs/served-version.ts';

/** What may become of a release's folder while no edge runs. */
const HARMS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'is missing': (folder) => rm(folder, { recursive: true }),
  'was damaged': async (folder) => {
    const file = join(folder, 'server', 'remoteEntry.cjs');
    await writeFile(file, `${await readFile(file, 'utf8')}\n`);
  },
  'lost its signature, and is refused': (folder) => rm(join(folder, 'release.dsse.json')),
};

/** The home page without events and without a word of complaint. */
async function expectHomeWithoutEvents(page: Page, url: string): Promise<void> {
  const guard = await guardConsole(page);
  const home = await page.goto(url);
  expect(home?.status()).toBe(200);
  expect(home?.headers()['x-release-lock']).not.toContain('events@');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-section="events"]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/cannot be shown|try again/i)).toHaveCount(0);
  expect(guard.complaints()).toEqual([]);
  expect((await page.request.get(`${url}/connect`)).status()).toBe(200);
}

/** The same, and what a visitor of the events page reads. */
async function expectSiteWithoutEvents(page: Page, url: string): Promise<void> {
  await expectHomeWithoutEvents(page, url);
  const asked = page.waitForResponse(`${url}/events`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  expect([(await asked).status(), (await asked).headers()['retry-after']]).toEqual([503, '120']);
  await expect(page.getByRole('heading', { level: 1, name: 'We will be right back' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/events');
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL(`${url}/`);
}

for (const [harm, done] of Object.entries(HARMS)) {
  test(`the only release of a section ${harm} when the edge starts: the rest of the site serves`, async ({
    page,
    own,
  }) => {
    const { dataDir } = await own.releases();
    const version = await servedVersionAt((await own.edge()).url, 'events');
    await done(releaseFolder({ dataDir }, 'events', version));
    const edge = await own.edge({ dataDir });
    await expectSiteWithoutEvents(page, edge.url);
    expect(await (await fetch(`${edge.url}/readyz`)).json()).toMatchObject({ unserved: [`events@${version}`] });
    expect(await releaseTool(edge, 'status')).toContain(`events@${version} cannot be served, and events is left out`);
  });
}

test('the stable release of a section was damaged when the edge starts: the last good one serves', async ({
  page,
  own,
}) => {
  const { dataDir } = await own.releases();
  const edge = await own.edge({ dataDir });
  const from = await servedVersionAt(edge.url, 'events');
  await publishNext(edge, { section: 'events', from, to: '1.1.0', change: (text) => text });
  await releaseTool(edge, 'rollout', 'events', '1.1.0', '--percent', '100');
  await releaseTool(edge, 'promote', 'events');
  await edge.stop();
  await HARMS['was damaged']?.(releaseFolder(edge, 'events', '1.1.0'));
  await edge.start();
  await page.goto(`${edge.url}/events`);
  await expect(page.locator('main > [data-section="events"]')).toHaveAttribute('data-release', `events@${from}`);
  expect(await releaseTool(edge, 'status')).toContain(`events@${from} serves in its place`);
});

test('npm start with a section that the gate refuses says so, and serves the rest', async ({ page, own }) => {
  const packages = [
    'mfe-content',
    'mfe-events',
    'mfe-connect',
    'edge',
    'releases',
    'database',
    'feeds',
    'search',
    'share-pictures',
    'visits',
  ];
  const workspace = own.keep(await copyWorkspace(packages, { withBuilds: true }), ({ remove }) => remove());
  await rm(join(workspace.root, 'mfe-events', 'dist', '1.0.0', 'server', 'remoteEntry.cjs'));
  const dataDir = own.keep(await mkdtemp(join(tmpdir(), 'soteria-start-')), (folder) =>
    rm(folder, { recursive: true }),
  );
  const started = own.keep(await startSiteOf({ workspace: workspace.root, dataDir }), async ({ stop }) => {
    expect(await stop()).toBe(0);
  });
  expect(started.output()).toContain('✗ events@1.0.0 was refused; the site goes on without events.');
  expect(started.output()).toContain('server/remoteEntry.cjs is missing');
  // Nothing has told this site yet that it has a page for events.
  await expectHomeWithoutEvents(page, started.url);
});

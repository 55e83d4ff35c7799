import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { guardConsole } from '../support/console-guard.ts';
import { readSermons } from '../support/content/content.ts';
import { type Own, test } from '../support/outage-test.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { listenTo, soundOf } from '../support/page/sound.ts';
import type { OwnEdge } from '../support/programs/own-edge.ts';
import { publishNext, releaseTool } from '../support/programs/release-store.ts';
import { servedVersion } from '../support/programs/served-version.ts';

/** The next releases. */
const NEXT = { connect: '1.1.0', events: '1.2.0' };
/** Of all three sections, in the main menu. */
const MENU = ['Events', 'Join Us', 'About Us', 'Home', 'Events', 'Join Us', 'Home', 'Events', 'About Us', 'Join Us'];

/** A site on which everybody gets the next release of `connect`, and one of `events` is published. */
async function siteWithCandidate(own: Own, request: APIRequestContext): Promise<OwnEdge> {
  const { dataDir } = await own.releases();
  const edge = await own.edge({ dataDir });
  for (const [section, to] of Object.entries(NEXT)) {
    const from = await servedVersion(request, section);
    await publishNext(edge, { section, from, to, change: (text) => text });
  }
  await releaseTool(edge, 'rollout', 'connect', NEXT.connect, '--percent', '100');
  return edge;
}

const playerOf = (page: Page) => page.getByRole('region', { name: 'Audio player' });
const positionIn = async (page: Page) => Number(await playerOf(page).getByRole('slider').inputValue());
const drawnBy = (page: Page, release: string) =>
  page.locator(`[data-release="${release}"]`).filter({ has: playerOf(page) });

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  const heading = name === 'Home' ? /./ : name;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function listen(page: Page, url: string, title: string): Promise<void> {
  await listenTo(page);
  await page.goto(`${url}/connect/sermons`);
  await hydrated(page);
  await page.getByRole('button', { name: `Listen: ${title}`, exact: true }).click();
  await expect.poll(async () => (await soundOf(page)).time).toBeGreaterThan(1);
}

test('one recording goes on through ten pages of three sections, a rollback and a rollout, and one tab sounds at a time', async ({
  page,
  request,
  own,
}) => {
  const [sermon, other] = (await readSermons(request)).map(({ attributes }) => attributes.title);
  if (!sermon || !other) throw new Error('The seeded content has no two sermons.');
  const stable = await servedVersion(request, 'connect');
  const edge = await siteWithCandidate(own, request);
  const guard = await guardConsole(page);
  await listen(page, edge.url, sermon);
  // A short recording lasts the whole way.
  await page.evaluate(() => window.sound.last && (window.sound.last.playbackRate = 0.25));
  await expect(drawnBy(page, `connect@${NEXT.connect}`)).toBeVisible();
  const { file } = await soundOf(page);

  for (const [index, name] of MENU.entries()) {
    if (index === 3) {
      await releaseTool(edge, 'rollback', 'connect');
      await expect
        .poll(async () => (await request.get(`${edge.url}/_/lock?have=connect@${NEXT.connect}`)).status())
        .toBe(200);
    }
    if (index === 6) await releaseTool(edge, 'rollout', 'events', NEXT.events, '--percent', '100');
    const before = await soundOf(page);
    await follow(page, name);
    await expect(drawnBy(page, `connect@${index < 3 ? NEXT.connect : stable}`)).toBeVisible();
    await expect.poll(async () => (await soundOf(page)).time).toBeGreaterThan(before.time);
    expect(await soundOf(page)).toMatchObject({ elements: 1, playing: true, file, wentBack: false });
  }

  await test.step('after a reload it is at its place, and waits for a press', async () => {
    const heard = await positionIn(page);
    await page.reload();
    const resume = playerOf(page).getByRole('button', { name: 'Resume' });
    await expect(resume).toBeVisible();
    expect(await positionIn(page)).toBeGreaterThanOrEqual(heard);
    expect(await soundOf(page)).toMatchObject({ elements: 0 });
    await resume.click();
    await expect.poll(async () => (await soundOf(page)).time).toBeGreaterThan(heard);
    expect(await soundOf(page)).toMatchObject({ elements: 1, file });
  });
  await test.step('a second tab pauses the first, and the first the second', async () => {
    const tab = await page.context().newPage();
    await listen(tab, edge.url, other);
    await expect.poll(async () => (await soundOf(page)).playing).toBe(false);
    await playerOf(page).getByRole('button', { name: 'Resume' }).click();
    await expect.poll(async () => (await soundOf(tab)).playing).toBe(false);
    expect(await soundOf(page)).toMatchObject({ playing: true });
  });
  expect(guard.complaints()).toEqual([]);
});

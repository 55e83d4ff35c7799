import { expect } from '@playwright/test';
import { guardConsole } from '../support/console-guard.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/outage-test.ts';
import { publishNext, releaseTool } from '../support/programs/release-store.ts';
import { servedVersionAt } from '../support/programs/served-version.ts';

/** `npm run trial -- publish` sets 100; the run of every change is content with a few. */
const PUBLISHES = Number(process.env.PUBLISHES ?? 4);
const SECONDS_EACH = 20;

test(`${PUBLISHES} publishes and rollouts go by a visitor who keeps navigating`, async ({ page, own }) => {
  test.setTimeout((300 + PUBLISHES * SECONDS_EACH) * 1_000);
  const { dataDir } = await own.releases();
  const edge = await own.edge({ dataDir });
  const stable = await servedVersionAt(edge.url, 'events');
  const guard = await guardConsole(page);
  await page.goto(edge.url);
  await hydrated(page);
  const opened = await page.evaluate(() => performance.timeOrigin);

  let going = true;
  let navigations = 0;
  const navigating = (async () => {
    const main = page.getByRole('navigation', { name: 'Main' });
    while (going) {
      await main.getByRole('link', { name: 'Events', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
      await main.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('timer', { name: 'Countdown' })).toBeVisible();
      navigations += 2;
    }
  })();

  for (let index = 1; index <= PUBLISHES; index += 1) {
    const to = `1.1.${index}`;
    await publishNext(edge, { section: 'events', from: stable, to, change: (text) => text });
    await releaseTool(edge, 'rollout', 'events', to, '--percent', '50');
    await releaseTool(edge, 'promote', 'events');
    // Every other one is taken back, which open pages hear of.
    if (index % 2 === 0) await releaseTool(edge, 'rollback', 'events');
  }
  going = false;
  await navigating;

  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  expect(guard.complaints()).toEqual([]);
  expect(navigations).toBeGreaterThan(PUBLISHES);
  await page.reload();
  await hydrated(page);
  const last = PUBLISHES % 2 === 0 ? PUBLISHES - 1 : PUBLISHES;
  await expect(page.locator('[data-section="events"]').first()).toHaveAttribute('data-release', `events@1.1.${last}`);
  expect(guard.complaints()).toEqual([]);
});

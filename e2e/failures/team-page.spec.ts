import { startApp } from '../support/page/hydrated.ts';
import { expect, type Page } from '@playwright/test';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../support/page/axe.ts';
import { test } from '../support/outage-test.ts';
import {
  type OwnStore,
  publishNext,
  releaseFolder,
  releaseTool,
  signAgain,
} from '../support/programs/release-store.ts';
import { servedVersion } from '../support/programs/served-version.ts';
import { signInAsOperator } from '../support/page/team-page.ts';

const NEXT = '1.1.0';
const SLOT = 'mfe-events/src/slots/upcoming-events.tsx';
const HEADING = '"Upcoming Events"';

/** A button of the section, and its confirmation, with Enter. */
async function confirm(page: Page, button: string, why = ''): Promise<void> {
  await page.getByRole('button', { name: `${button} events@${NEXT}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `events@${NEXT}?` })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Why').focus();
  await page.keyboard.insertText(why);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('a team sees what its release changes, previews it, rolls it out, pauses, resumes, promotes and rolls it back, and reads it in the audit log', async ({
  page,
  request,
  own,
}) => {
  const releases = await own.releases();
  const stable = await servedVersion(request, 'events');
  const edge = await own.edge({ dataDir: releases.dataDir });
  const change = (text: string) => text.replaceAll(HEADING, '"What Comes Next"');
  await publishNext(edge, { section: 'events', from: stable, to: NEXT, change });
  await signInAsOperator(page, releases.dataDir, edge.url);
  const events = page.getByRole('region', { name: 'events', exact: true });
  await events.getByRole('button', { name: `Pictures of events@${NEXT}` }).click();
  const pictures = page.url();
  await page.getByRole('button', { name: 'Draw the pictures' }).click();
  await expect(page.getByRole('status')).toHaveText(/^\d+ of \d+ pages are drawn\.$/);
  await expectAccessible(page);
  // It waits for the same pictures, while the team goes on.
  const listed = releaseTool(edge, 'check', 'events', '--version', NEXT, '--pictures', join(releases.dataDir, 'seen'));

  await page.goto(`${edge.url}/_/`);
  await events.getByRole('button', { name: `Preview events@${NEXT}` }).click();
  await page.getByLabel('How long the link works').selectOption('a day');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: '?preview=' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`Preview of events@${NEXT}, until `);

  await page.goto(`${edge.url}/_/`);
  await events.getByRole('button', { name: `Start a rollout of events@${NEXT}` }).click();
  await page.getByLabel('Time from step to step').fill('some time');
  await page.getByRole('button', { name: 'See what will happen' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was changed');
  await expectAccessible(page);
  await page.getByLabel('Time from step to step').fill('10 minutes');
  await page.getByRole('button', { name: 'See what will happen' }).click();
  await page.getByRole('button', { name: `Start the rollout of events@${NEXT}` }).click();
  await expect(page.getByRole('status')).toHaveText(`Started the rollout of events@${NEXT}.`);
  // First the site visits the pages itself.
  const stage = events.filter({ hasText: `10 % of visitors get ${NEXT}, the others ${stable}.` });
  await expect(async () => {
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Look again' }).click();
    await loaded;
    expect(await stage.count()).toBe(1);
  }).toPass();
  await expect(events).toContainText('it finds pages that break, not ones that people find slow, wrong or confusing');
  await expect(events).toContainText(/Last visited .+: no fault: \d+ pages on the server/);

  await confirm(page, 'Pause', 'We wait for Sunday');
  await expect(page.getByRole('status')).toHaveText(`Paused the rollout of events@${NEXT}.`);
  await expect(events).toContainText('paused: We wait for Sunday (operator)');

  await confirm(page, 'Resume');
  await expect(page.getByRole('status')).toHaveText(`Resumed the rollout of events@${NEXT}.`);
  await expect(events).toContainText('The rollout: next step 50 %');

  await confirm(page, 'Promote');
  await expect(page.getByRole('status')).toHaveText(`Promoted events@${NEXT}.`);
  await expect(events).toContainText(`Everybody gets ${NEXT}.`);

  await confirm(page, 'Roll back', 'The dates are wrong');
  await expect(page.getByRole('status')).toHaveText(`Rolled back events@${NEXT}.`);
  await expect(events).toContainText(`Everybody gets ${stable}.`);
  await expect(page.getByRole('region', { name: 'Entries of the audit log' })).toContainText('The dates are wrong');

  expect(await listed).toMatch(/: 3 of \d+ pictures differ from .*\n.*\n\/ +360 px .*\n\/ +768 px .*\n\/ +1440 px /);
  expect(await readdir(join(releases.dataDir, 'seen'))).toHaveLength(9);
  await page.goto(pictures);
  const home = page.getByRole('region', { name: '/', exact: true });
  const after = home.getByRole('img', { name: `After: ${NEXT}, /, 360 px` });
  await expect.poll(() => after.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  await expectAccessible(page);
});

const THROWN = '(() => { throw new TypeError("There are no words."); })()';

/** Breaks the stored release where its sources have the heading of a slot. */
async function breakSlot(releases: OwnStore, version: string): Promise<void> {
  const folder = releaseFolder(releases, 'events', version);
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file);
    if (/\.js\.(br|gz)$/.test(file)) await rm(path);
    if (/\.c?js$/.test(file)) await writeFile(path, (await readFile(path, 'utf8')).replaceAll(HEADING, THROWN));
  }
  await signAgain(releases, { section: 'events', version });
}

test('a team reads where in its sources a release fails, on the server and in a browser, and nobody else gets the maps', async ({
  page,
  request,
  own,
}) => {
  const releases = await own.releases();
  const version = await servedVersion(request, 'events');
  await breakSlot(releases, version);
  const edge = await own.edge({ dataDir: releases.dataDir });
  const reported = page.waitForRequest(/\/_\/vitals$/);
  await page.goto(edge.url);
  await startApp(page);
  await reported;

  const lines = (await readFile(new URL(`../../${SLOT}`, import.meta.url), 'utf8')).split('\n');
  const place = `${SLOT}:${lines.findIndex((line) => line.includes(HEADING)) + 1}`;
  await signInAsOperator(page, releases.dataDir, edge.url);
  const causes = page.getByRole('region', { name: 'Causes of failures of events' }).getByRole('row');
  await expect(causes.filter({ hasText: 'On the server' })).toContainText(['There are no words.']);
  await expect(causes.filter({ hasText: 'On the server' })).toContainText([place]);
  await expect(causes.filter({ hasText: 'In a browser' })).toContainText([place]);
  await expect(causes.filter({ hasText: 'In a browser' })).not.toContainText(['There are no words.']);

  const assets = `${edge.url}/_/assets/events/${version}`;
  for (const path of ['maps/server/remoteEntry.cjs.map', '%2e%2e/maps/server/remoteEntry.cjs.map'])
    expect((await request.get(`${assets}/${path}`)).status()).toBe(404);
});

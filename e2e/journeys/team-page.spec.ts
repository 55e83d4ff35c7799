import { expect, test as base } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { beyondTheSide } from '../support/layout/beyond-the-side.ts';
import { test } from '../support/journey-test.ts';
import { SCREENS } from '../support/layout/screens.ts';
import { site } from '../support/site.ts';
import { tabThrough } from '../support/layout/tab-stops.ts';
import { signInAsOperator } from '../support/page/team-page.ts';

for (const [screen, { viewport }] of Object.entries(SCREENS)) {
  test.describe(`the page for the teams on a ${screen}`, () => {
    test.use({ viewport });

    test('shows what serves whom after signing in, and the form again after signing out', async ({ page }) => {
      await signInAsOperator(page, site.dataDir);
      const releases = page.getByRole('region', { name: 'Releases of events', exact: true }).getByRole('table');
      await expect(releases.getByRole('row').filter({ hasText: 'stable' }).first()).toContainText('%');
      await expect(page.getByRole('region', { name: 'Audit log', exact: true })).toContainText('publish events@');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByLabel("Your team's token")).toBeVisible();
    });

    test('is accessible, has no sideways scrolling, and shows where the focus is', async ({ page }) => {
      await page.goto('/_/');
      await expectAccessible(page);
      await signInAsOperator(page, site.dataDir);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectAccessible(page);
      expect(await beyondTheSide(page)).toEqual([]);
      await page.reload();
      const { stops, expected } = await tabThrough(page, 'Tab');
      expect(stops.filter(({ trouble }) => trouble !== '')).toEqual([]);
      expect(stops).toHaveLength(expected);
    });

    test('shows the audit log of one section', async ({ page }) => {
      await signInAsOperator(page, site.dataDir);
      await page
        .getByRole('navigation', { name: 'Audit log by section' })
        .getByRole('link', { name: 'connect' })
        .click();
      const entries = page.getByRole('region', { name: 'Entries of the audit log' });
      await expect(entries).toContainText('connect@');
      await expect(entries).not.toContainText('events@');
    });
  });
}

base('a token of no team opens nothing', async ({ page }) => {
  await page.goto('/_/');
  await page.getByLabel("Your team's token").fill('soteria_not-a-token');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('No team has this token');
  await expectAccessible(page);
});

base("a section's own script can neither fetch the page nor look into a window with it", async ({ page, context }) => {
  await signInAsOperator(page, site.dataDir);
  await page.goto('/');
  expect(await page.evaluate(async () => (await fetch('/_/')).status)).toBe(403);

  const opening = context.waitForEvent('page');
  await page.evaluate(() => Reflect.set(window, 'opened', window.open('/_/')));
  await expect((await opening).getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  const title = await page.evaluate(() => {
    const opened: Window = Reflect.get(window, 'opened');
    try {
      return opened.document.title;
    } catch {
      return 'out of reach';
    }
  });
  expect(title).toBe('out of reach');
});

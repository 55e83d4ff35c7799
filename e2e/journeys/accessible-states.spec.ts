import { expect } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { SCREENS } from '../support/layout/screens.ts';

test.use(SCREENS.desktop);

test('an open dropdown is accessible, on the light bar and on the dark one', async ({ page }) => {
  await page.goto('/connect/sermons');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const contact = menu.getByRole('link', { name: 'Contact Us' });
  await menu.getByRole('button', { name: 'Connect' }).click();
  await expect(contact).toBeVisible();
  await expectAccessible(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(contact).toBeVisible();
  await expectAccessible(page);
});

test('the home page is accessible to visitors who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await expectAccessible(page);
});

import { expect } from '@playwright/test';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { addressOf, PAGES } from '../support/routes.ts';

test('in Firefox every page has its heading and comes alive in silence', async ({ page, request }) => {
  for (const route of PAGES) {
    await page.goto(await addressOf(route, request));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.heading ?? /./);
  }
});

test('in Firefox a form says what is missing, and takes what is put right', async ({ page }) => {
  await page.goto('/join-us');
  await hydrated(page);
  const name = page.getByLabel('First name');
  await page.getByRole('button', { name: 'Join us' }).click();
  await expect(name).toHaveAccessibleDescription(/First name is required$/);
  // Key by key: what is filled in at once this way of driving a browser does not tell the page.
  await name.pressSequentially('Ruth');
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required$/);
});

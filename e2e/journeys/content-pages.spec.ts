import { expect } from '@playwright/test';
import { readSettings } from '../support/content/content.ts';
import { logIn } from '../support/content/cms.ts';
import { test } from '../support/journey-test.ts';

test('of the three community cards one leads to its page, two say that their page is coming', async ({
  page,
  request,
}) => {
  await page.goto('/community-engagement');
  await page.getByRole('link', { name: 'Outreaches / Community Engagement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outreaches' })).toBeVisible();
  for (const [name, path] of [
    ['July 4th Fun in the Sun', '/community-engagement/fun-in-the-sun'],
    ['Vulnerable Peoples Ministry and Service', '/community-engagement/vulnerable-peoples-ministry-and-service'],
  ] as const) {
    await page.goto('/community-engagement');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('This page is coming.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute('href', '/connect/contact-us');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/community-engagement');
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text(), 'without JavaScript').toContain('This page is coming.');
  }
});

test('Get Directions leads to the map that staff chose', async ({ page, request }) => {
  const { mapsUrl = '', address = '' } = await readSettings(request);
  await page.goto('/plan-your-visit');
  const main = page.getByRole('main');
  await expect(main).toContainText('Baltimore County, Maryland');
  await expect(main).toContainText(address);
  await expect(main.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute('href', mapsUrl);
});

test('a question opens with the keyboard', async ({ page }) => {
  await page.goto('/plan-your-visit');
  const question = page.getByText('What should I wear?');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Ravens jerseys/)).toBeVisible();
});

test('a store badge is no link until staff give its address', async ({ page }) => {
  const editor = await logIn();
  const { appStoreUrl } = await editor.readSingle('site-setting');
  await page.goto('/mobile-app');
  const badges = page.getByRole('list', { name: 'Get the app' });
  await expect(badges.getByText('App Store')).toBeVisible();
  await expect(badges.getByText('Google Play')).toBeVisible();
  await expect(badges.getByRole('link')).toHaveCount(0);

  try {
    await editor.updateSingle('site-setting', { appStoreUrl: 'https://apps.example/soteria' });
    await expect
      .poll(async () => {
        await page.reload();
        return badges.getByRole('link', { name: /App Store/ }).count();
      })
      .toBe(1);
    await expect(badges.getByRole('link')).toHaveAttribute('href', 'https://apps.example/soteria');
  } finally {
    await editor.updateSingle('site-setting', { appStoreUrl: appStoreUrl ?? '' });
  }
});

test('the youth ministry and the children’s groups say for which ages they are', async ({ page }) => {
  await page.goto('/connect/catalyst');
  await expect(page.getByRole('main')).toContainText('ages 13-34');
  await page.goto('/connect/kiddies');
  for (const group of [/KINDLE\s+under 5/, /IGNITE\s+5-9/, /BLAZE\s+10-14/])
    await expect(page.getByRole('heading', { level: 3, name: group })).toBeVisible();
});

test('a page prints as dark words on white', async ({ page }) => {
  await page.goto('/connect/daniels-men');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const verse = page.getByText(/^As iron sharpens iron/);
  const [colour, ground] = await verse.evaluate((element) => {
    const band = element.closest('section');
    return [getComputedStyle(element).color, band && getComputedStyle(band).backgroundColor];
  });
  expect(colour).toBe('rgb(0, 0, 0)');
  expect(ground).toBe('rgba(0, 0, 0, 0)');
});

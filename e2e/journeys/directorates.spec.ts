import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

const PAGE = '/about-us/directorates';

function shown(page: Page) {
  return page.getByRole('main').getByRole('article');
}

test('from its card to its page, to another one, and back', async ({ page }) => {
  await page.goto('/about-us');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page).toHaveURL(`${PAGE}#media`);
  await expect(shown(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Directorate of Media' })).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toEqual({ slug: 'media' });

  await page.getByRole('link', { name: 'Catalyst', exact: true }).first().click();
  const catalyst = page.getByRole('heading', { level: 2, name: 'Catalyst', exact: true });
  await expect(catalyst).toBeFocused();
  await expect(catalyst).toBeInViewport();
  await expect(shown(page)).toHaveCount(1);

  await page.reload();
  await expect(catalyst).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Directorate of Media' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});

test('an address shows its directorate from the first moment, at the top of the page', async ({ page }) => {
  await page.goto(`${PAGE}#socare`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 2, name: 'Directorate of SOCARE' })).toBeVisible();
  await hydrated(page);
  await expect(shown(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Directorates' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address chooses all the same, and the links lead from one to the other', async ({ page }) => {
    await page.goto(PAGE);
    await expect(shown(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: 'Directorate of Prayer' })).toBeVisible();

    await page.getByRole('navigation', { name: 'All directorates' }).getByRole('link', { name: 'Finance' }).click();
    await expect(page).toHaveURL(`${PAGE}#finance`);
    await expect(shown(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: 'Directorate of Finance' })).toBeVisible();
  });
});

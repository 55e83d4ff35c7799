import { expect, test } from '@playwright/test';
import { hydrated } from '../support/page/hydrated.ts';
import { noteRequests } from '../support/page/requests.ts';

const APP = /\/_\/assets\/shell\/[^/]+\/app\.\w+\.js$/;

test('a static page that is alive keeps its elements, leads on without a document, and is there without a connection', async ({
  page,
  context,
}) => {
  const requests = noteRequests(page);
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  const text = await page.getByRole('main').innerText();
  const before = await page.getByRole('main').getByRole('heading', { level: 2 }).first().elementHandle();
  await hydrated(page);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);

  await page.getByRole('main').getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Directorate of Media' })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect.poll(() => page.getByRole('main').innerText()).toBe(text);
  await context.setOffline(false);
  expect(requests.documents()).toBe(1);
});

test('where the app does not arrive, a static page leads on by documents, and the next touch tries again', async ({
  page,
}) => {
  const logo = page.getByRole('banner').getByRole('link').first();
  await page.route(APP, (route) => route.abort());
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  const failed = page.waitForEvent('requestfailed');
  await logo.hover();
  await failed;
  await page.getByRole('main').getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Directorate of Media' })).toBeVisible();

  await page.goto('/about-us', { waitUntil: 'networkidle' });
  const again = page.waitForEvent('requestfailed');
  await logo.hover();
  await again;
  await page.unroute(APP);
  await page.mouse.move(0, 0);
  await hydrated(page);
});

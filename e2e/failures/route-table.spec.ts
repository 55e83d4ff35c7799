import { expect } from '@playwright/test';
import { answer } from '../support/network/fault.ts';
import { test } from '../support/outage-test.ts';
import { frameHydrated } from '../support/page/hydrated.ts';
import { noteRequests } from '../support/page/requests.ts';
import { site } from '../support/site.ts';

test('where the edge does not say what pages there are, the browser follows links itself', async ({ page, own }) => {
  const proxy = await own.proxy(site.url);
  proxy.fail(/^\/_\/remotes/, answer(503, 'text/plain', 'Service unavailable'));
  const requests = noteRequests(page);
  await page.goto(`${proxy.url}/events`);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await frameHydrated(page);
  await menu.getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL(`${proxy.url}/about-us`);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(requests.documents(), 'documents loaded').toBe(2);
});

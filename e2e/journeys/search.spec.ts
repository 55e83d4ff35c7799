import { expect, type Page } from '@playwright/test';
import { firstOf, readUpcoming } from '../support/content/content.ts';
import { test } from '../support/journey-test.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { noteRequests } from '../support/page/requests.ts';

/** 'Community Brakfast': the longest word lacks its third letter. */
function withMistake(title: string): string {
  const [longest = ''] = title.split(' ').toSorted((one, other) => other.length - one.length);
  return title.replace(longest, `${longest.slice(0, 2)}${longest.slice(3)}`);
}

/** From the header to the event of a title that is typed wrongly. */
async function find(page: Page, title: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search this site' }).fill(withMistake(title));
  await page.getByRole('searchbox', { name: 'Search this site' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: withMistake(title) })).toContainText(/^\d+ results? for/);
  await page
    .getByRole('region', { name: /^Events/ })
    .getByRole('link', { name: title, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('an event is found from the header in spite of a mistake, without the page being loaded anew', async ({
  page,
  request,
}) => {
  const requests = noteRequests(page);
  await page.goto('/');
  await hydrated(page);
  await find(page, firstOf(await readUpcoming(request), 'event to come').attributes.title);
  expect(requests.documents(), 'documents loaded').toBe(1);
});

test('what is nowhere is said so, with other ways on', async ({ page }) => {
  await page.goto('/search?q=zzxqv');
  await expect(page.getByText('Nothing found for “zzxqv”')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All events' }).click();
  await expect(page).toHaveURL('/events');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an event is found too', async ({ page, request }) => {
    await page.goto('/');
    await find(page, firstOf(await readUpcoming(request), 'event to come').attributes.title);
  });
});

import { expect } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { entriesOf } from '../support/content/entries-of.ts';
import { emptied, fillIn, readForm, somebody } from '../support/page/form-answers.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

const REQUEST = { 'Prayer request': 'For my mother, who is in hospital.\nThank you.' };

test('only the request is required; what else is given has to be right', async ({ page }) => {
  await page.goto('/connect/prayer-requests');
  await hydrated(page);
  await page.getByRole('button', { name: 'Send prayer request' }).click();
  const request = page.getByLabel('Prayer request');
  await expect(request).toHaveAccessibleDescription('Prayer request required');
  const summary = page.getByRole('group', { name: 'Please check this answer' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Prayer request' }).click();
  await expect(request).toBeFocused();
  await request.fill('For rain.');
  await expect(page.getByText('Prayer request required')).toHaveCount(0);

  await fillIn(page, { Email: 'ruth.example.org', 'Phone number': '555' });
  await page.getByRole('button', { name: 'Send prayer request' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('must be a valid email');
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/Invalid phone number$/);
  await expectAccessible(page);
  await fillIn(page, { Email: '', 'Phone number': '' });
  await expect(page.getByText('must be a valid email')).toHaveCount(0);
  await expect(page.getByText('Invalid phone number')).toHaveCount(0);
});

test('a request reaches the CMS once, though the button was pressed twice', async ({ page }) => {
  const { email, answers, fields } = somebody();
  const all = { ...answers, ...REQUEST };
  await page.goto('/connect/prayer-requests');
  await hydrated(page);
  await fillIn(page, all);
  await page.getByRole('button', { name: 'Send prayer request' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Prayer Request Made Successfuly' })).toBeVisible();
  expect(await readForm(page, all)).toEqual(emptied(all));
  expect(await entriesOf('prayer-request', email)).toMatchObject([
    { ...fields, prayerRequest: REQUEST['Prayer request'] },
  ]);
  await expectAccessible(page);
});

test('a message that the content API returns is shown', async ({ page }) => {
  await page.route('**/api/prayer-requests', (route) => route.fulfill({ json: { message: 'We pray at dawn.' } }));
  await page.goto('/connect/prayer-requests');
  await hydrated(page);
  await fillIn(page, REQUEST);
  await page.getByRole('button', { name: 'Send prayer request' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We pray at dawn.' })).toBeVisible();
});

test('the page tells when the church prays, who reads a request, and that it stays confidential', async ({ page }) => {
  await page.goto('/connect/prayer-requests');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Every day, \d+:\d\d AM/);
  await expect(main).toContainText(/Fridays, \d+:\d\d PM/);
  await expect(main).toContainText('confidential');
  await expect(main.getByRole('heading', { level: 3, name: 'Who reads it' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends a request by itself, never in an address', async ({ page }) => {
    const { email, fields } = somebody();
    await page.goto('/connect/prayer-requests');
    await fillIn(page, { Email: email, ...REQUEST });
    await page.getByRole('button', { name: 'Send prayer request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prayer Request Made Successfuly' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    expect(await entriesOf('prayer-request', email)).toMatchObject([
      { email: fields.email, firstName: null, prayerRequest: REQUEST['Prayer request'] },
    ]);
  });
});

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { emptied, fillIn, readForm, somebody } from '../support/page/form-answers.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';

const FORMS = [
  ['/join-us', 'Address'],
  ['/connect/prayer-requests', 'Prayer request'],
  ['/connect/contact-us', 'Details'],
] as const;

const notice = (page: Page) => page.getByText('Your answers from before are still here.');

for (const [path, label] of FORMS) {
  test(`what was written at ${path} and not sent is there after a reload and after Back, until the visitor clears it`, async ({
    page,
  }) => {
    const all = { ...somebody().answers, [label]: 'For my mother.\nThank you.' };
    await page.goto(path);
    await hydrated(page);
    await fillIn(page, all);
    await expect(notice(page)).toHaveCount(0);

    await page.reload();
    await hydrated(page);
    expect(await readForm(page, all)).toEqual(all);
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page);

    await page.goto('/events');
    await page.goBack();
    await hydrated(page);
    expect(await readForm(page, all)).toEqual(all);

    await page.getByRole('button', { name: 'Clear the form' }).click();
    expect(await readForm(page, all)).toEqual(emptied(all));
    await page.reload();
    await hydrated(page);
    expect(await readForm(page, all)).toEqual(emptied(all));
    await expect(notice(page)).toHaveCount(0);
  });
}

test('another tab knows nothing of it', async ({ page, context }) => {
  const all = { 'Prayer request': 'For my mother.' };
  await page.goto('/connect/prayer-requests');
  await hydrated(page);
  await fillIn(page, all);
  const tab = await context.newPage();
  await tab.goto('/connect/prayer-requests');
  await hydrated(tab);
  expect(await readForm(tab, all)).toEqual(emptied(all));
});

test('a browser that keeps nothing for the site sends a form all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.route('**/api/prayer-requests', (route) =>
    route.fulfill({ status: 202, json: { message: 'We have it.' } }),
  );
  await page.goto('/connect/prayer-requests');
  await hydrated(page);
  await fillIn(page, { 'Prayer request': 'For my mother.' });
  await page.getByRole('button', { name: 'Send prayer request' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We have it.' })).toBeVisible();
});

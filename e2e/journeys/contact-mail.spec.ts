// Not the journeys' own `test`: here a request is refused on purpose.
import { expect, test } from '@playwright/test';
import { fillIn, readForm, somebody } from '../support/page/form-answers.ts';
import { outboxMails } from '../support/content/outbox.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a message that was refused is still in the form, and goes out once it is put right', async ({
  page,
}) => {
  const { email, answers } = somebody();
  const all = { ...answers, 'Last name': 'Okafor'.repeat(20), Details: 'May we bring our dog?\nIt is small.' };
  await page.goto('/connect/contact-us');
  // A browser that knows no lengths: the others let nobody write that much.
  await page.getByLabel('Last name').evaluate((field) => field.removeAttribute('maxlength'));
  await fillIn(page, all);
  await page.getByRole('button', { name: 'Send message' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your inquiry was not sent' })).toBeVisible();
  await expect(page.getByRole('term')).toHaveText(['Last name']);
  await expect(page.getByRole('definition')).toHaveText(['Last Name is too long']);
  expect(await outboxMails(email)).toEqual([]);

  await page.goBack();
  expect(await readForm(page, all)).toEqual(all);
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inquiry send successfuly !' })).toBeVisible();
  expect(await outboxMails(email)).toMatchObject([{ subject: 'Message from Ruth Okafor' }]);

  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL('/connect/contact-us');
});

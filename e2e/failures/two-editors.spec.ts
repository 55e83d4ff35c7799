import { expect } from '@playwright/test';
import { test } from '../support/editor-test.ts';
import { openPanel } from '../support/page/open-panel.ts';

test.use({ viewport: { width: 1366, height: 900 } });

test('an editor whose event somebody else changes meanwhile is told, loses no word, and can bring back what it was', async ({
  page,
  editor,
  events,
}) => {
  const id = await events.create({ title: 'Harvest Supper', startDate: '2036-10-12T22:00:00.000Z' });
  const title = page.getByRole('textbox', { name: 'Title' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await openPanel(page, `/content-manager/collection-types/api::event.event/${id}`);
  await title.fill('Harvest Supper for All');
  await editor.update('event', id, { title: 'Harvest Lunch' });

  for (const click of ['first', 'second']) {
    await save.click();
    const told = page.getByRole('complementary').getByRole('alert');
    await expect(told, click).toContainText('Site Administrator changed this entry after you opened it');
    await expect(told, click).toContainText('copy what you want to keep, reload the page');
    await expect(save, click).toBeEnabled();
    await expect(title, click).toHaveValue('Harvest Supper for All');
  }
  expect(await editor.list('event', `[documentId][$eq]=${id}`)).toMatchObject([{ title: 'Harvest Lunch' }]);

  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(title).toHaveValue('Harvest Lunch');
  const history = page.getByRole('complementary').filter({ hasText: 'History' });
  await expect(history.getByRole('listitem')).toContainText([
    'Site Administrator changed Title',
    'Site Administrator made this entry',
  ]);
  await history.getByRole('button', { name: /^Compare with/ }).click();
  const difference = page.getByRole('dialog').getByRole('region', { name: 'Title' });
  await expect(difference).toContainText('Was: Harvest Supper');
  await expect(difference).toContainText('Is: Harvest Lunch');
  await page.getByRole('button', { name: 'Bring this version back' }).click();
  await expect(title).toHaveValue('Harvest Supper');

  await title.fill('Harvest Supper for All');
  await save.click();
  await expect(page.getByText('Saved document')).toBeVisible();
  await title.fill('Harvest Supper for Everybody');
  await save.click();
  await expect(history.getByRole('listitem')).toHaveCount(5);
  expect(await editor.list('event', `[documentId][$eq]=${id}`)).toMatchObject([
    { title: 'Harvest Supper for Everybody' },
  ]);

  await page.context().setOffline(true);
  await title.fill('Harvest Supper for Everybody Else');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'fetch' })).toBeVisible();
  await expect(title).toHaveValue('Harvest Supper for Everybody Else');
  await page.context().setOffline(false);
  await editor.remove('event', id);
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody deleted this entry' })).toBeVisible();
  await expect(title).toHaveValue('Harvest Supper for Everybody Else');
});

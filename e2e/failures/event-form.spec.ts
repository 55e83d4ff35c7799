import { test as base, expect } from '@playwright/test';
import { type Editor, logIn } from '../support/content/cms.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { enterMoment as enter, momentIn as fieldsOf } from '../support/page/event-form.ts';
import { openPanel } from '../support/page/open-panel.ts';

const TITLE = 'Carols by Lantern Light';

/** An editor whose event is gone after the test. */
const test = base.extend<{ readonly editor: Editor }>({
  editor: async ({}, use) => {
    const editor = await logIn();
    await use(editor);
    for (const { documentId, title } of await editor.list('event'))
      if (String(title).toLowerCase() === TITLE.toLowerCase()) await editor.remove('event', String(documentId));
  },
});

test.use({ viewport: { width: 1366, height: 900 } });

/** 7 PM in winter is midnight UTC: another day in one half of the world, and the same in the other. */
for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo', 'America/New_York'])
  test.describe(`with the clock of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('an editor enters an event by Maryland’s clock, is told what to mend, and visitors read that day and time', async ({
      page,
      editor,
    }) => {
      await openPanel(page, '/content-manager/collection-types/api::event.event/create');
      await page.getByLabel('Title').fill(TITLE);
      await expect(page.getByLabel('Time shown to visitors')).toHaveCount(0);
      await enter(page, 'Starts', { day: '12072036', time: '7 pm' });
      await enter(page, 'Ends', { day: '12072036', time: '6:45' });
      await expect(page.getByText('Use 6:45 AM for the morning, or 6:45 PM.')).toBeVisible();
      await enter(page, 'Ends', { day: '12072036', time: '6:45 PM' });
      await page.getByLabel('Registration link').fill('church.example/carols');

      await page.getByRole('button', { name: 'Publish' }).click();
      const refusal = page.getByText('“Ends” is not after “Starts”, which is Sunday, December 7, 2036, 7:00 PM.');
      await expect(
        page
          .getByRole('group', { name: 'Ends' })
          .locator('..')
          .getByText(/is not after/),
      ).toBeVisible();
      await expect(page.getByText('Later than “Starts”. May stay empty.')).toBeVisible();
      await enter(page, 'Ends', { day: '12072036', time: '21:30' });
      const shown = page.getByRole('complementary').filter({ hasText: /^On the site/ });
      await expect(shown).toContainText('Sunday, December 7, 2036, 7:00 PM – 9:30 PM (Maryland time)');
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Published document')).toBeVisible();
      await expect(refusal).toHaveCount(0);

      const [entry] = await editor.list('event', `[title][$eq]=${encodeURIComponent(TITLE)}`);
      expect(entry).toMatchObject({
        startDate: '2036-12-08T00:00:00.000Z',
        endDate: '2036-12-08T02:30:00.000Z',
        time: '19:00:00',
        registerationLink: 'https://church.example/carols',
      });
      const id = String(entry?.documentId);
      await openPanel(page, `/content-manager/collection-types/api::event.event/${id}`);
      await expect(fieldsOf(page, 'Starts').day).toHaveValue('2036-12-07');
      await expect(fieldsOf(page, 'Starts').time).toHaveValue('7:00 PM');
      await expect(fieldsOf(page, 'Ends').time).toHaveValue('9:30 PM');
      await page.goto(`/event-details?id=${id}`);
      await expect(page.getByRole('main')).toContainText('Sunday, December 7, 2036');
      await expect(page.getByRole('main')).toContainText('7:00 PM - 9:30 PM');
    });
  });

test('whoever opens the panel reads that nobody is sent what visitors write, and no advertisement of its maker', async ({
  page,
}) => {
  await openPanel(page, '/');
  const messages = page.getByRole('alert').filter({ hasText: 'Nobody is sent what visitors write' });
  await expect(messages).toContainText('SMTP_URL');
  for (const words of ['Introducing the new', 'Marketplace', 'Upgrade', 'Free trial', 'Discover your application'])
    await expect(page.getByText(words).locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Marketplace' })).toHaveCount(0);
});

test('an editor reads beside the form and on a page what is to be mended, is refused with the same words, and loses none', async ({
  page,
  editor,
}) => {
  await openPanel(page, '/content-manager/collection-types/api::event.event/create');
  await page.getByLabel('Title').fill(TITLE.toUpperCase());
  await enter(page, 'Starts', { day: '12072036', time: '7 pm' });
  const note = page.getByLabel('What visitors should know');
  await note.fill('We meet on Monday, December 7.');
  const toMend = page.getByRole('complementary').filter({ hasText: 'To mend' }).last();
  await expect(toMend).toContainText(`Write “${TITLE}” instead of “${TITLE.toUpperCase()}”.`);
  const wrong = 'December 7, 2036 is a Sunday. Write Sunday instead of Monday, or the date that you mean.';
  await expect(toMend.getByRole('listitem').first()).toContainText('Wrong on the site');

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(wrong, { exact: false }).first()).toBeVisible();
  await expect(note).toHaveValue('We meet on Monday, December 7.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved document')).toBeVisible();

  await expect(page.getByRole('link', { name: 'To mend' })).toHaveAttribute('href', /\/to-mend$/);
  await openPanel(page, '/to-mend');
  const entry = page.getByRole('link', { name: TITLE.toUpperCase() });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.press('Enter');
  await page.getByLabel('Title').fill(TITLE);
  await note.fill('We meet on Sunday, December 7.');
  await enter(page, 'Ends', { day: '12072036', time: '6:45 PM' });
  await page.getByRole('button', { name: 'Save' }).click();
  const ends = page.getByRole('group', { name: 'Ends' }).locator('..');
  await expect(ends).toContainText(/is not after/);
  await expect(note).toHaveValue('We meet on Sunday, December 7.');
  await expect(fieldsOf(page, 'Ends').time).toHaveValue('6:45 PM');
  await enter(page, 'Ends', { day: '12072036', time: '9 PM' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published document')).toBeVisible();
  expect(await editor.list('event', `[title][$eq]=${encodeURIComponent(TITLE)}`)).toHaveLength(1);
});

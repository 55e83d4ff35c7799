import { test as base, expect, type Page } from '@playwright/test';
import { type Editor, logIn, sessionToken } from '../support/content/cms.ts';
import { site } from '../support/site.ts';

const TITLE = 'Carols by Lantern Light';

/** An editor whose event is gone after the test. */
const test = base.extend<{ readonly editor: Editor }>({
  editor: async ({}, use) => {
    const editor = await logIn();
    await use(editor);
    for (const { documentId, title } of await editor.list('event'))
      if (title === TITLE) await editor.remove('event', String(documentId));
  },
});

test.use({ timezoneId: 'America/Los_Angeles', viewport: { width: 1366, height: 900 } });

/** The panel, as somebody who is logged in. */
async function openPanel(page: Page, path: string): Promise<void> {
  const value = await sessionToken();
  await page.context().addCookies([{ name: 'jwtToken', value, url: site.cmsUrl }]);
  await page.goto(`${site.cmsUrl}/admin${path}`);
}

/** Day and time of a field. An editor sees it when the panel forgets a time, and types it again. */
async function enter(page: Page, field: string, day: string, time: string): Promise<void> {
  const group = page.getByRole('group', { name: field });
  const [dayField, timeField] = [group.getByLabel('Choose date'), group.getByLabel('Choose time')];
  await dayField.fill(day);
  await dayField.press('Tab');
  await expect(async () => {
    await timeField.fill(time);
    await timeField.press('Enter');
    await timeField.press('Tab');
    await expect(timeField).toHaveValue(time, { timeout: 1_000 });
  }).toPass();
  await expect(dayField).toHaveValue(day);
}

test('an editor far from Maryland reads beside the form what visitors will read, and they do', async ({
  page,
  editor,
}) => {
  // The panel's program is large: it takes its time on a machine that does much else.
  await openPanel(page, '/');
  const messages = page.getByRole('alert').filter({ hasText: 'Nobody is sent what visitors write' });
  await expect(messages).toContainText('SMTP_URL');

  await openPanel(page, '/content-manager/collection-types/api::event.event/create');
  await page.getByLabel('Title').waitFor();
  const shown = page.getByRole('complementary').filter({ hasText: 'On the site' });
  await expect(shown).toContainText('in another zone (Los Angeles)');
  await page.getByLabel('Title').fill(TITLE);
  await enter(page, 'Starts', '12/13/2036', '15:45');
  await enter(page, 'Ends', '12/13/2036', '18:00');
  await page.getByLabel('Time shown to visitors').fill('18:30:00');
  await expect(shown).toContainText('The start says 6:45 PM in Maryland, the time says 6:30 PM.');
  await page.getByLabel('Time shown to visitors').fill('18:45:00');
  await expect(shown).not.toContainText('The start says');
  await expect(shown).toContainText('Saturday, December 13, 2036, 6:45 PM – 9:00 PM (Maryland time)');

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published document')).toBeVisible();
  const [entry] = await editor.list('event', `[title][$eq]=${encodeURIComponent(TITLE)}`);
  await page.goto(`/event-details?id=${String(entry?.documentId)}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Saturday, December 13, 2036');
  await expect(main).toContainText('6:45 PM');
});

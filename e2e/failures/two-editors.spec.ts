import { type Browser, expect, type Request } from '@playwright/test';
import { accountWithRole, tokenOf } from '../support/content/account-with-role.ts';
import { test } from '../support/editor-test.ts';
import { holdRequests } from '../support/network/hold-requests.ts';
import { openPanel } from '../support/page/open-panel.ts';
import { site } from '../support/site.ts';

test.use({ viewport: { width: 1366, height: 900 } });

const NAMES = ['Abel', 'Boaz', 'Clara', 'Dinah', 'Esther', 'Felix', 'Gideon', 'Hannah', 'Isaac', 'Joel'];
/** So many of them sit before the panel itself. */
const IN_THE_PANEL = 2;

/** Addresses of the calls that write events. */
const EVENTS = /\/collection-types\/api::event\.event(\/|\?|$)/;

const pathOf = (id: string) => `/content-manager/collection-types/api::event.event/${id}`;

interface Opened {
  readonly id: string;
  readonly token: string;
  readonly title: string;
}

/** What somebody who saves is told; null: the CMS took it. */
type Told = string | null;

/** Opens an event in a browser of its own, types a title, and saves when it is asked to. */
async function formInThePanel(browser: Browser, { id, token, title: words }: Opened): Promise<() => Promise<Told>> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'jwtToken', value: token, url: site.cmsUrl }]);
  const page = await context.newPage();
  await page.goto(`${site.cmsUrl}/admin${pathOf(id)}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill(words);
  return async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const refusal = page.getByRole('complementary').getByRole('alert');
    await expect(refusal.or(page.getByText('Saved document'))).toBeVisible();
    // The panel reads the entry again, and gives the words back to the form.
    await expect(title).toHaveValue(words);
    return (await refusal.isVisible()) ? refusal.innerText() : null;
  };
}

/** As a form of the panel saves. */
async function saveByTheApi({ id, token, title }: Opened, updatedAt: string): Promise<Told> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'if-match': `"${updatedAt}"`,
  };
  const body = JSON.stringify({ title });
  const response = await fetch(`${site.cmsUrl}${pathOf(id)}`, { method: 'PUT', headers, body });
  if (response.ok) return null;
  const { error }: { error: { message: string } } = await response.json();
  return error.message;
}

test('of ten editors who save one event at once, one is taken and nine are told by whom and when', async ({
  browser,
  editor,
  events,
}) => {
  const id = await events.create({ title: 'Harvest Supper', startDate: '2036-10-12T22:00:00.000Z' });
  const accounts = await Promise.all(NAMES.map((name) => accountWithRole('Events', name)));
  try {
    const opened = await Promise.all(
      accounts.map(async (account, at) => ({ id, token: await tokenOf(account), title: `Supper of ${NAMES[at]}` })),
    );
    const updatedAt = String((await editor.read('event', id)).updatedAt);
    const forms = await Promise.all(opened.slice(0, IN_THE_PANEL).map((one) => formInThePanel(browser, one)));
    const told = await Promise.all([
      ...forms.map((save) => save()),
      ...opened.slice(IN_THE_PANEL).map((one) => saveByTheApi(one, updatedAt)),
    ]);

    const taken = NAMES.filter((_, at) => told[at] === null);
    expect(taken).toHaveLength(1);
    expect((await editor.read('event', id)).title).toBe(`Supper of ${taken[0]}`);
    const words = new RegExp(
      `^${taken[0]} Events changed this entry after you opened it: \\w+day, .+ [AP]M\\. Nothing was saved, and what you typed is still`,
    );
    for (const sentence of told) if (sentence !== null) expect(sentence).toMatch(words);
  } finally {
    await Promise.all(accounts.map((account) => account.remove()));
  }
});

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

test('what an editor types while a save is under way stays, until it is saved or discarded', async ({
  page,
  editor,
}) => {
  const title = page.getByRole('textbox', { name: 'Title' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const history = page.getByRole('complementary').filter({ hasText: 'History' });
  const saveAndType = async (method: string, words: string) => {
    const isSave = (request: Request) => request.method() === method && EVENTS.test(request.url());
    await Promise.all([page.waitForRequest(isSave), save.click()]);
    await title.fill(words);
  };
  await openPanel(page, pathOf('create'));
  const letMake = await holdRequests(page, /api::event\.event(\?|$)/, 'POST');
  await title.fill('Harvest Supper');
  await saveAndType('POST', 'Harvest Supper for All');
  letMake();
  await page.waitForURL((address) => !address.pathname.endsWith('/create'));
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  try {
    const entry = new RegExp(`${pathOf(id)}(\\?|$)`);
    await expect(title).toHaveValue('Harvest Supper for All');
    const letSave = await holdRequests(page, entry, 'PUT');
    const letRead = await holdRequests(page, entry, 'GET');
    await saveAndType('PUT', 'Harvest Supper for Everybody');
    letSave();
    await expect(page.getByText('Saved document')).toBeVisible();
    await expect(title).toHaveValue('Harvest Supper for Everybody');
    await save.click();
    await expect.poll(async () => (await editor.read('event', id)).title).toBe('Harvest Supper for Everybody');

    await title.fill('Harvest Supper for Everyone');
    letRead();
    await expect(history.getByRole('listitem')).toHaveCount(3);
    await expect(title).toHaveValue('Harvest Supper for Everyone');
    await save.click();
    await expect.poll(async () => (await editor.read('event', id)).title).toBe('Harvest Supper for Everyone');

    await editor.publish('event', id, { title: 'Harvest Supper', startDate: '2036-10-12T22:00:00.000Z' });
    await page.reload();
    await title.fill('Harvest Lunch');
    let isSaved = false;
    const read = page.waitForResponse((response) => {
      const method = response.request().method();
      isSaved ||= method === 'PUT' && entry.test(response.url());
      return isSaved && method === 'GET' && entry.test(response.url());
    });
    await save.click();
    await read;
    await title.fill('Harvest Dinner');
    await page.getByRole('button', { name: 'More document actions' }).click();
    await page.getByRole('menuitem', { name: 'Discard changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(title).toHaveValue('Harvest Supper');
  } finally {
    await editor.remove('event', id);
  }
});

test('a form with a new line in a list has nothing to save once it was saved', async ({ page, editor }) => {
  const { services } = await editor.readSingle('service-time');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await openPanel(page, '/content-manager/single-types/api::service-time.service-time');
  const letSave = await holdRequests(page, /api::service-time\.service-time(\?|$)/, 'PUT');
  try {
    await page
      .getByRole('button', { name: /^(No entry yet|Add an entry)/ })
      .last()
      .click();
    await page.getByRole('combobox', { name: 'Day', exact: true }).last().fill('12/28/2036');
    await page.keyboard.press('Tab');
    await Promise.all([page.waitForRequest((request) => request.method() === 'PUT'), save.click()]);
    letSave();
    await expect(page.getByText('Saved document')).toBeVisible();
    await expect(page.getByRole('complementary').filter({ hasText: 'History' })).toContainText(
      'Days that are different',
    );
    await expect(save).toBeDisabled();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/?$/);
  } finally {
    await editor.updateSingle('service-time', { services, exceptions: [] });
  }
});

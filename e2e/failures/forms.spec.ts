import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { entriesOf } from '../support/content/entries-of.ts';
import { emptied, fillIn, type FormAnswers, readForm, somebody } from '../support/page/form-answers.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/outage-test.ts';
import { site } from '../support/site.ts';

const REQUEST = { 'Prayer request': 'For my mother.' };
const DETAILS = { Details: 'We would like to marry in June.' };

const RULES_FILE = /\/rules\.\w+\.js$/;

const error = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
/** The way back to answers that were not sent: it stays, where the toast goes. */
const unsent = (page: Page) => page.getByRole('group', { name: /^Your details could not be sent\./ });
const success = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The page is alive, and what checks the answers and shows messages has come, a little later. */
async function prepared(page: Page, address: string): Promise<void> {
  const rules = page.waitForResponse(RULES_FILE);
  await page.goto(address);
  await hydrated(page);
  await (await rules).finished();
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
}

/** Each test comes from an address of its own, so that the limit of forms a minute counts for that test alone. */
const ADDRESSES = { TRUST_PROXY: 'true' };
let lastAddress = Math.floor(Math.random() * 60_000);

async function fromOwnAddress(page: Page): Promise<string> {
  lastAddress += 1;
  const address = `10.9.${lastAddress >> 8}.${lastAddress & 255}`;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  return address;
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  return errors;
}

async function open(page: Page, address: string, answers: FormAnswers): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await fillIn(page, answers);
}

test('the site is gone: a new member is told, nothing is lost, and Try again sends it when the site is back', async ({
  page,
  own,
}) => {
  const edge = await own.edge({ settings: ADDRESSES });
  await fromOwnAddress(page);
  const log = errorsOf(page);
  const { email, answers, fields } = somebody();
  const all = { ...answers, Address: '12 Bay Street' };
  await prepared(page, `${edge.url}/join-us`);
  await fillIn(page, all);
  await edge.stop('SIGKILL');
  await page.getByRole('button', { name: 'Join us' }).click();
  const message = error(page, 'Your details could not be sent.');
  await expect(message).toContainText('No answer came');
  expect(log.filter((text) => text.includes('Error creating member:'))).toHaveLength(1);

  await test.step('it is offered again while the site is still gone', async () => {
    await unsent(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => log.filter((text) => text.includes('Error creating member:')).length).toBe(2);
    await expect(unsent(page)).toHaveCount(1);
  });
  await edge.start();
  await test.step('by keyboard', async () => {
    await unsent(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(success(page, 'Info sent successfuly !')).toBeVisible();
    await expect(unsent(page)).toHaveCount(0);
  });
  expect(await entriesOf('member', email)).toMatchObject([{ ...fields, address: '12 Bay Street' }]);
});

const WHILE_DOWN = [
  ['a new member', 'member', '/join-us', 'Join us', { Address: '12 Bay Street' }, 'Info sent successfuly !'],
  [
    'a prayer request',
    'prayer-request',
    '/connect/prayer-requests',
    'Send prayer request',
    REQUEST,
    'We have received your form',
  ],
] as const;

for (const [name, type, path, label, more, told] of WHILE_DOWN) {
  test(`the CMS is down, the edge is killed: ${name} is thanked, and arrives once when both are back`, async ({
    page,
    own,
  }) => {
    const proxy = await own.proxy(site.cmsUrl);
    const edge = await own.edge({ contentApiUrl: proxy.url, settings: ADDRESSES });
    await fromOwnAddress(page);
    const { email, answers } = somebody();
    const all = { ...answers, ...more };
    await open(page, edge.url + path, all);
    await proxy.down();
    await page.getByRole('button', { name: label }).click();
    await expect(success(page, told)).toBeVisible();
    expect(await readForm(page, all)).toEqual(emptied(all));
    await edge.stop('SIGKILL');
    expect(await entriesOf(type, email)).toEqual([]);
    await proxy.up();
    await edge.start();
    await expect.poll(() => entriesOf(type, email)).toHaveLength(1);
  });
}

test('Try again shows what it sends; what the visitor has begun meanwhile stays', async ({ page, own }) => {
  const { url } = await own.edge();
  const sent: unknown[] = [];
  let fail = true;
  let answer = () => {};
  await page.route('**/api/members', async (route) => {
    sent.push(route.request().postDataJSON());
    if (fail) return route.abort();
    await new Promise<void>((resolve) => (answer = resolve));
    return route.fulfill({ json: { data: {} } });
  });
  const { answers, fields } = somebody();
  await open(page, `${url}/join-us`, answers);
  const button = page.getByRole('button', { name: 'Join us' });
  await button.click();
  const message = error(page, 'No answer came');
  await expect(message).toBeVisible();
  await expectAccessible(page);

  fail = false;
  await unsent(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => readForm(page, answers), 'the answers are back').toEqual(answers);
  await expect(button).toBeDisabled();
  answer();
  await expect(success(page, 'Info sent successfuly !')).toBeVisible();
  expect(await readForm(page, answers)).toEqual(emptied(answers));

  fail = true;
  await fillIn(page, answers);
  await button.click();
  await expect(unsent(page)).toBeVisible();
  await page.getByLabel('First name').fill('Naomi');
  fail = false;
  await unsent(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => sent.length).toBe(4);
  answer();
  await expect(page.getByLabel('First name')).toHaveValue('Naomi');
  expect(sent.at(-1)).toEqual({ data: { ...fields, address: '' } });
});

test('too many forms from one place: the visitor reads how long to wait', async ({ page, own, request }) => {
  const { url } = await own.edge({ settings: ADDRESSES });
  const address = await fromOwnAddress(page);
  await open(page, `${url}/connect/prayer-requests`, REQUEST);
  const button = page.getByRole('button', { name: 'Send prayer request' });
  // Refused for their content, but counted.
  const spend = () =>
    request.post(`${url}/api/prayer-requests`, { headers: { 'x-forwarded-for': address }, data: { data: {} } });
  await expect.poll(async () => (await spend()).status(), { intervals: [0] }).toBe(429);
  await button.click();
  await expect(error(page, /^Too many requests: try again in \d+ seconds/)).toBeVisible();
  expect(await readForm(page, REQUEST)).toEqual(REQUEST);
});

test('the mail server is gone: the message is kept, and the visitor is thanked', async ({ page, own }) => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@church.example', MAIL_TO: 'office@church.example' };
  const { url } = await own.edge({ settings: mail });
  const all = { ...somebody().answers, ...DETAILS };
  await open(page, `${url}/connect/contact-us`, all);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(success(page, 'Inquiry send successfuly !')).toBeVisible();
  expect(await readForm(page, all)).toEqual(emptied(all));
});

const REFUSALS = [
  [451, 'Unavailable For Headless Browser', 'takes no messages from this browser'],
  [403, 'Forbidden', 'did not accept it'],
  [429, 'Too Many Requests', 'wait a minute'],
] as const;

for (const [status, words, told] of REFUSALS) {
  test(`the email service answers ${status}: the log has '${words}', the visitor plain words, the form its own`, async ({
    page,
    own,
  }) => {
    const { url } = await own.edge();
    const log = errorsOf(page);
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status, body: 'refused' }));
    const { answers } = somebody();
    const all = { ...answers, ...DETAILS };
    await open(page, `${url}/connect/contact-us`, all);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(error(page, told)).toBeVisible();
    expect(await readForm(page, all)).toEqual(all);
    expect(log.join('\n')).toContain(`${status} ${words}`);
  });
}

test.describe('the visitor is offline', () => {
  const FORMS = {
    'a membership': ['/join-us', 'Join us', { Address: '12 Bay Street' }, 'No answer came', 'Info sent successfuly !'],
    'a prayer request': [
      '/connect/prayer-requests',
      'Send prayer request',
      REQUEST,
      'Problem Sending Prayer Request. No answer came: please check your connection. Your answers are kept here',
      'Prayer Request Made Successfuly',
    ],
    'a message': [
      '/connect/contact-us',
      'Send message',
      DETAILS,
      'Your answers are kept here',
      'Inquiry send successfuly !',
    ],
  } as const;

  for (const [name, [path, label, more, told, done]] of Object.entries(FORMS)) {
    test(`${name} is not lost, goes once the connection is back and the visitor says so, and is the same one`, async ({
      page,
      context,
      own,
    }) => {
      const { url } = await own.edge({ settings: ADDRESSES });
      await fromOwnAddress(page);
      const keys = submissionKeys(page);
      const all = { ...somebody().answers, ...more };
      await prepared(page, url + path);
      // Before the first use: the email library cannot be fetched either.
      await context.setOffline(true);
      await fillIn(page, all);
      const button = page.getByRole('button', { name: label });
      await button.click();
      await expect(error(page, told).filter({ hasNotText: 'POST' })).toBeVisible();
      await context.setOffline(false);
      await test.step('by a button, or after a reload', async () => {
        if (path === '/join-us') return unsent(page).getByRole('button', { name: 'Try again' }).click();
        expect(await readForm(page, all)).toEqual(all);
        await page.reload();
        await hydrated(page);
        expect(await readForm(page, all)).toEqual(all);
        await expect(page.getByText('Your answers from before are still here.')).toBeVisible();
        await button.click();
      });
      await expect(success(page, done)).toBeVisible();
      expect(await readForm(page, all)).toEqual(emptied(all));
      // Of a message only the second attempt left the page: its library could not be fetched before.
      expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    });
  }
});

/** What the forms that leave a page name themselves by. */
function submissionKeys(page: Page): unknown[] {
  const keys: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !new URL(request.url()).pathname.startsWith('/api/')) return;
    keys.push(request.headers()['idempotency-key'] ?? request.postDataJSON().template_params.submission_key);
  });
  return keys;
}

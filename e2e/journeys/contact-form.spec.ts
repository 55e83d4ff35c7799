import { expect } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { readSettings } from '../support/content/content.ts';
import { emptied, fillIn, readForm, somebody } from '../support/page/form-answers.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { test as ownTest } from '../support/outage-test.ts';
import { outboxMails } from '../support/content/outbox.ts';

const DETAILS = { Details: 'We would like to marry in June.\nWhom do we ask? – Ruth & Boaz' };

test('who writes and what about is required, and has to be right', async ({ page }) => {
  await page.goto('/connect/contact-us');
  await hydrated(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  const described = (label: string, text: RegExp) =>
    expect(page.getByLabel(label), label).toHaveAccessibleDescription(text);
  await described('First name', /^First name is required$/);
  await described('Last name', /^Last Name is required$/);
  await described('Email', /^Email is required$/);
  await described('Phone number', /Phone Number is required$/);
  await described('Details', /Please fill in the details$/);
  await expect(page.getByRole('group', { name: 'Please check these 5 answers' })).toBeFocused();
  await fillIn(page, { Email: 'ruth', 'Phone number': '555-0142' });
  await described('Email', /^must be a valid email$/);
  await described('Phone number', /Invalid phone number$/);
  await expectAccessible(page);
});

test('a message lies in the outbox once, though the button was pressed twice', async ({ page }) => {
  const { email, answers } = somebody();
  const all = { ...answers, ...DETAILS };
  await page.goto('/connect/contact-us');
  await hydrated(page);
  await fillIn(page, all);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Inquiry send successfuly !' })).toBeVisible();
  expect(await readForm(page, all)).toEqual(emptied(all));
  const mails = await outboxMails(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.replyTo).toEqual([{ address: email, name: 'Ruth Okafor' }]);
  for (const part of [DETAILS.Details, '+14105550142', 'Ruth Okafor']) expect(mails[0]?.text).toContain(part);
  await expectAccessible(page);
});

test('the email library is fetched when the visitor begins to write, and nobody else hears of it', async ({ page }) => {
  const libraries: string[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { pathname, host } = new URL(request.url());
    if (/\/email\.\w+\.js$/.test(pathname)) libraries.push(pathname);
    if (request.url().startsWith('http')) hosts.add(host);
  });
  const rules = page.waitForResponse(/\/rules\.\w+\.js$/);
  await page.goto('/connect/contact-us');
  // What checks the answers and shows messages comes while the visitor reads.
  await page.mouse.wheel(0, 100);
  await rules;
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(libraries).toEqual([]);
  await page.getByLabel('First name').focus();
  await expect.poll(() => libraries).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('phone, email, address and the way there stand beside the form', async ({ page, request }) => {
  const { phone = '', email = '', address = '', mapsUrl = '' } = await readSettings(request);
  await page.goto('/connect/contact-us');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(main).toContainText(address);
  await expect(main.getByRole('link', { name: /^Get directions/ })).toHaveAttribute('href', mapsUrl);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends a message by itself', async ({ page }) => {
    const { email, answers } = somebody();
    await page.goto('/connect/contact-us');
    await fillIn(page, { ...answers, ...DETAILS });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inquiry send successfuly !' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    const [mail] = await outboxMails(email);
    expect(mail?.text).toContain(DETAILS.Details);
  });
});

ownTest('a site with an account at an email service sends there, under its own names', async ({ page, own }) => {
  const origin = 'https://mail.church.example';
  const account = { SERVICE_ID: 'service_1', TEMPLATE_ID: 'template_1', PUBLIC_KEY: 'key_1', ORIGIN: origin };
  const settings = Object.fromEntries(Object.entries(account).map(([name, value]) => [`EMAILJS_${name}`, value]));
  const { url } = await own.edge({ settings });
  const sent: unknown[] = [];
  await page.route(`${origin}/api/v1.0/email/send`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } });
  });
  const { answers, fields } = somebody();
  await page.goto(`${url}/connect/contact-us`);
  await expect(page.locator('input[name=service_id]'), 'in the server’s form too').toHaveValue('service_1');
  await hydrated(page);
  await fillIn(page, { ...answers, ...DETAILS });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Inquiry send successfuly !' })).toBeVisible();
  expect(sent).toEqual([
    {
      lib_version: expect.any(String),
      user_id: 'key_1',
      service_id: 'service_1',
      template_id: 'template_1',
      template_params: { ...fields, details: DETAILS.Details },
    },
  ]);
});

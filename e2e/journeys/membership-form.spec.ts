import { expect } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { entriesOf } from '../support/content/entries-of.ts';
import { emptied, fillIn, readForm, somebody } from '../support/page/form-answers.ts';
import { holdRequests } from '../support/network/hold-requests.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { test } from '../support/journey-test.ts';
import { noteRequests } from '../support/page/requests.ts';
import { SCREENS } from '../support/layout/screens.ts';

const ADDRESS = { Address: '12 Bay Street\nEssex, MD 21221' };

test('each thing that is missing or wrong is said in its own words, at its field, once it was touched', async ({
  page,
}) => {
  await page.goto('/join-us');
  await hydrated(page);
  const errorOf = (label: string, text: string) =>
    expect(page.getByLabel(label), label).toHaveAccessibleDescription(new RegExp(`(^|\\s)${text}$`));

  await test.step('a field that was left shows its message, the others none', async () => {
    await page.getByLabel('Email').fill('ruth@');
    await page.getByLabel('Email').blur();
    await errorOf('Email', 'must be a valid email');
    await expect(page.getByText('First name is required')).toHaveCount(0);
  });
  await test.step('it goes as soon as it is put right', async () => {
    await page.getByLabel('Email').fill('ruth@example.org');
    await expect(page.getByText('must be a valid email')).toHaveCount(0);
    await page.getByLabel('Email').fill('');
  });
  await test.step('an attempt to send shows all that is missing', async () => {
    await page.getByRole('button', { name: 'Join us' }).click();
    await errorOf('First name', 'First name is required');
    await errorOf('Last name', 'Last Name is required');
    await errorOf('Email', 'Email is required');
    await errorOf('Phone number', 'Phone Number is required');
    await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByRole('group', { name: 'Please check these 4 answers' })).toBeFocused();
  });
  await test.step('a phone number has to look like one', async () => {
    await page.getByLabel('Phone number').fill('(410) 555-014');
    await errorOf('Phone number', 'Invalid phone number');
    await page.getByLabel('Phone number').fill('(410) 555-0142');
    await expect(page.getByText('Invalid phone number')).toHaveCount(0);
  });
  await expectAccessible(page);
});

test('a new member’s answers reach the CMS once, though the button was pressed twice', async ({ page }) => {
  const { email, answers, fields } = somebody();
  const all = { ...answers, ...ADDRESS };
  await page.goto('/join-us');
  await hydrated(page);
  await fillIn(page, all);
  await page.getByRole('button', { name: 'Join us' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Info sent successfuly !' })).toBeVisible();
  expect(await readForm(page, all)).toEqual(emptied(all));
  await expect(page.getByRole('group', { name: /^Please check/ })).toHaveCount(0);
  expect(await entriesOf('member', email)).toMatchObject([{ ...fields, address: ADDRESS.Address }]);
  await expectAccessible(page);
});

test('a phone number is taken as people write it, and stored in one form', async ({ page }) => {
  await page.goto('/join-us');
  await hydrated(page);
  for (const phone of ['(410) 555-0142', '410.555.0142', '410 555 0142']) {
    const { email, answers } = somebody();
    await fillIn(page, { ...answers, 'Phone number': phone });
    await page.getByRole('button', { name: 'Join us' }).click();
    await expect.poll(() => entriesOf('member', email), phone).toMatchObject([{ phoneNumber: '4105550142' }]);
    await expect(page.getByLabel('First name')).toHaveValue('');
  }
});

test('while it sends, the button is disabled, and it says so', async ({ page }) => {
  await page.route('**/api/members', (route) => route.fulfill({ json: { data: {} } }));
  const { answers } = somebody();
  await page.goto('/join-us');
  await hydrated(page);
  const letThrough = await holdRequests(page, /\/api\/members$/);
  await fillIn(page, answers);
  const button = page.getByRole('button', { name: 'Join us' });
  await button.click();
  await expect(button).toBeDisabled();
  await expect(page.getByText('Sending…')).toBeVisible();
  await expectAccessible(page);
  letThrough();
  await expect(button).toBeEnabled();
  await expect(button, 'the focus comes back').toBeFocused();
});

test('the keyboard alone finds the mistakes, mends them and sends', async ({ page }) => {
  await page.route('**/api/members', (route) => route.fulfill({ json: { data: {} } }));
  await page.goto('/join-us');
  await hydrated(page);
  await page.getByLabel('Last name').press('Enter');
  const summary = page.getByRole('group', { name: 'Please check these 4 answers' });
  await expect(summary).toBeFocused();
  for (const name of ['First name', 'Last name', 'Email', 'Phone number']) {
    await page.keyboard.press('Tab');
    await expect(summary.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type('4105550142');
  for (const answer of ['ruth@example.org', 'Okafor', 'Ruth']) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(answer);
  }
  for (const _ of ['Last name', 'Email', 'Phone number', 'Address', 'button']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Info sent successfuly !' })).toBeVisible();
});

test('what was typed before the script came is kept', async ({ page }) => {
  const { answers } = somebody();
  const all = { ...answers, ...ADDRESS };
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.route('**/api/members', (route) => route.fulfill({ json: { data: {} } }));
  const letThrough = await holdRequests(page, /\.js$/);
  await page.goto('/join-us', { waitUntil: 'commit' });
  await fillIn(page, { ...all, 'First name': 'Ru' });
  await page.getByLabel('First name').press('End');
  letThrough();
  await hydrated(page);
  expect(await readForm(page, all)).toEqual({ ...all, 'First name': 'Ru' });
  await expect(page.getByLabel('First name'), 'the visitor goes on writing').toBeFocused();
  await page.keyboard.type('th');
  await page.getByRole('button', { name: 'Join us' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ data: { firstName: 'Ruth', address: ADDRESS.Address } });
});

test('/login shows the same form', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByText(/^There is nothing to log in to yet/)).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Join us' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
});

test('browsers know what belongs into each field', async ({ page }) => {
  await page.goto('/join-us');
  const kindOf = async (label: string) => {
    const field = page.getByLabel(label);
    return [await field.getAttribute('autocomplete'), await field.getAttribute('type')];
  };
  expect(await kindOf('First name')).toEqual(['given-name', 'text']);
  expect(await kindOf('Last name')).toEqual(['family-name', 'text']);
  expect(await kindOf('Email')).toEqual(['email', 'email']);
  expect(await kindOf('Phone number')).toEqual(['tel', 'tel']);
  expect((await kindOf('Address'))[0]).toBe('street-address');
});

test('the forms’ libraries come with the forms only', async ({ page }) => {
  const requests = noteRequests(page);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\.js$/.test(response.url())) scripts.push(await response.text().catch(() => ''));
  });
  const hasRules = () => scripts.some((text) => text.includes('must be a valid email'));
  for (const path of ['/', '/connect/sermons', '/events']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(hasRules(), path).toBe(false);
  }
  await page.goto('/join-us');
  await page.mouse.wheel(0, 100);
  await expect.poll(hasRules, 'the form itself').toBe(true);
  expect(requests.outside()).toEqual([]);
});

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    test('errors move nothing, and the form is near the top', async ({ page }) => {
      await page.goto('/join-us');
      await hydrated(page);
      const first = page.getByLabel('First name');
      const last = page.getByLabel('Address');
      const top = async (field: typeof first) => (await field.boundingBox())?.y ?? NaN;
      expect(await top(first)).toBeLessThan(options.viewport.height);
      const before = await top(last);
      await first.focus();
      for (const _ of ['Last name', 'Email', 'Phone number', 'Address']) await page.keyboard.press('Tab');
      await expect(page.getByText('Phone Number is required')).toBeVisible();
      const scrolled = await page.evaluate(() => window.scrollY);
      expect((await top(last)) + scrolled).toBeCloseTo(before, 0);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the form and sends it, and an answer comes', async ({ page }) => {
    const { email, answers, fields } = somebody();
    await page.goto('/join-us');
    const button = page.getByRole('button', { name: 'Join us' });
    await test.step('not while something is missing', async () => {
      await button.click();
      await expect(page.getByLabel('First name')).toBeFocused();
      await fillIn(page, { ...answers, 'Phone number': '12' });
      await button.click();
      await expect(page.getByLabel('Phone number')).toBeFocused();
      await expect(page).toHaveURL('/join-us');
    });
    await fillIn(page, { ...answers, ...ADDRESS });
    await button.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Info sent successfuly !' })).toBeVisible();
    expect(new URL(page.url()).search, 'nothing of it is in the address').toBe('');
    expect(await entriesOf('member', email)).toMatchObject([{ ...fields, address: ADDRESS.Address }]);
  });
});

import { expect, type Page } from '@playwright/test';
import { readLatestSermon, readSettings } from '../support/content/content.ts';
import { expectSoon, has, hasNot } from '../support/content/expect-soon.ts';
import { uploadPicture } from '../support/content/upload-picture.ts';
import { test } from '../support/editor-test.ts';
import { enterMoment, momentIn, sidePanel } from '../support/page/event-form.ts';
import { openPanel } from '../support/page/open-panel.ts';

// Where every evening in Maryland is another hour, and some are another day.
test.use({ viewport: { width: 1366, height: 900 }, timezoneId: 'America/Los_Angeles' });

const EVENT = '/content-manager/collection-types/api::event.event';
const CLEARED = {
  Phone: 'phone',
  'E-mail': 'email',
  'Street address': 'address',
  'Mission statement': 'missionStatement',
  Giving: 'giveUrl',
  Directions: 'mapsUrl',
  Facebook: 'facebookUrl',
};
const LINKS = ['Give', 'Get Directions', 'Facebook'];

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
};

test('an editor clears the settings that are not the church’s, and the site shows nothing in their place', async ({
  page,
  request,
  editor,
}) => {
  const before = await readSettings(request);
  const keys = Object.values(CLEARED);
  const values = keys.map((key) => before[key] ?? '');
  expect(values, 'each of them is set').not.toContain('');
  await openPanel(page, '/content-manager/single-types/api::site-setting.site-setting');
  try {
    for (const label of Object.keys(CLEARED)) await page.getByLabel(label, { exact: true }).fill('');
    await save(page);
    // The vision on other pages has the words of the mission; a footer has nothing but the settings.
    await expectSoon('/connect/sermons', (html) => values.every((value) => !html.includes(value)), 'nothing of them');
    await page.goto('/connect/sermons');
    for (const name of LINKS) await expect(page.getByRole('link', { name })).toHaveCount(0);
    await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })).toBeVisible();
  } finally {
    await editor.updateSingle('site-setting', Object.fromEntries(keys.map((key) => [key, before[key]])));
  }
  await expectSoon('/connect/sermons', has(before.phone ?? ''), 'the number again');
  await openPanel(page, '/');
  const edited = page.getByRole('main').getByRole('row');
  await expect(edited.filter({ hasText: 'Site settings' }).first()).toBeVisible();
  await expect(edited.filter({ hasText: /[a-z\d]{24}/ })).toHaveCount(0);
});

test('days and times are read whole on a small laptop and on a phone', async ({ page }) => {
  await openPanel(page, `${EVENT}/create`);
  const { day, time } = momentIn(page, 'Starts');
  // The hour that comes twice, which has the longest words.
  await day.fill('2036-11-02');
  await time.fill('1:30 am est');
  await time.press('Tab');
  await expect(time).toHaveValue('1:30 AM EST');
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const input of [time, page.getByLabel('Title')])
      expect(await input.evaluate((own) => own.scrollWidth - own.clientWidth), `at ${width} px`).toBeLessThanOrEqual(0);
    // A field for a day never scrolls: it is as wide as what stands in it, or cuts it off.
    expect(await day.evaluate(widthMissing), `at ${width} px`).toBeLessThanOrEqual(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

/** How many pixels a field lacks for what stands in it. Runs in the page. */
function widthMissing(field: HTMLElement): number {
  const asWide = field.cloneNode() as HTMLElement;
  Object.assign(asWide.style, { position: 'absolute', width: 'max-content', flex: 'none' });
  field.after(asWide);
  const missing = asWide.getBoundingClientRect().width - field.getBoundingClientRect().width;
  asWide.remove();
  return missing;
}

test('an editor is told of an event entered twice, a picture without a text, no time, a wrong time and a wrong link', async ({
  page,
  editor,
  events,
}) => {
  const startDate = '2036-12-08T00:00:00.000Z';
  const image = await uploadPicture(await page.screenshot());
  const twice = { title: 'Supper for Newcomers', startDate };
  await events.create(twice);
  const id = await events.create({ ...twice, image });
  await openPanel(page, `${EVENT}/${id}`);
  const toMend = sidePanel(page, 'To mend');
  await expect(toMend).toContainText('Another event has this title and this time.');
  await expect(toMend).toContainText('Nobody who does not see the picture learns what it shows.');

  const starts = page.getByRole('group', { name: 'Starts' }).locator('..');
  const link = page.getByLabel('Registration link');
  await momentIn(page, 'Starts').time.fill('');
  await momentIn(page, 'Starts').time.press('Tab');
  await expect(starts).toContainText('Type the time as well, for example 6:30 PM.');
  await momentIn(page, 'Starts').time.fill('half past six');
  await link.fill('htp:/camp.example');
  await expect(starts).toContainText('This is no time. Use 6:30 PM, or 18:30.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Start with https://. For example https://www.example.org.')).toBeVisible();
  await expect(page.getByText('The address of the page where people register.')).toBeVisible();
  await expect(starts).toContainText('Day and time in Maryland, wherever you are.');
  await expect(page.getByRole('alert').filter({ hasText: 'what is marked in red says what to type' })).toBeVisible();
  expect(await editor.list('event', `[documentId][$eq]=${id}`)).toMatchObject([{ startDate, registerationLink: null }]);
});

test('a video that the site could not play is refused, with the words that help', async ({ page, request, editor }) => {
  const { title } = await readLatestSermon(request);
  const [newest] = await editor.list('sermon', `[title][$eq]=${encodeURIComponent(title)}`);
  const id = String(newest?.documentId);
  await openPanel(page, `/content-manager/collection-types/api::sermon.sermon/${id}`);
  const link = page.getByLabel('Link to the video');
  await link.fill('https://vimeo.com/76979871');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'no video that the site can play' });
  await expect(refusal).toContainText('Open the video itself on YouTube, not its channel');
  await expect(link).toHaveValue('https://vimeo.com/76979871');
  await expectSoon('/', has(title), 'the sermon');
  expect((await editor.read('sermon', id)).youtubeLink).toMatch(/^\/uploads\//);
});

test.describe('with the clock of Asia/Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('an editor publishes, changes, takes back and deletes an event in the panel, and the site follows', async ({
    page,
    events,
  }) => {
    const title = 'Lamps on the Water';
    const changed = 'Lanterns on the Water';
    const id = await events.create({ title, startDate: '2036-12-08T00:00:00.000Z' });
    const details = `/event-details?id=${id}`;
    const choose = async (menu: string, name: string) => {
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await openPanel(page, `${EVENT}/${id}`);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.click();
    await expectSoon(details, has('Sunday, December 7, 2036'), 'the event');
    await page.getByLabel('Title').fill(changed);
    await enterMoment(page, 'Starts', { day: '12132036', time: '9:30 PM' });
    await publish.click();
    await expectSoon(details, (html) => html.includes(changed) && html.includes('Saturday, December 13'), 'the change');
    await choose('More document actions', 'Unpublish');
    await expectSoon(details, hasNot(changed), 'no event any more');
    await publish.click();
    await expectSoon(details, has(changed), 'the event again');
    await choose('More actions', 'Delete entry');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectSoon(details, hasNot(changed), 'the deletion');
  });
});

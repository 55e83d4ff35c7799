import { expect, type Page } from '@playwright/test';
import { type Editor, type Fields } from '../support/content/cms.ts';
import { test } from '../support/editor-test.ts';
import { type FollowStep, guideWalk } from '../support/guide/guide-walk.ts';
import { BRING_A_VERSION_BACK, GUIDE_VISITOR, LOOK_AFTER_A_REQUEST } from '../support/guide/steps-of-care.ts';
import { ADD_AN_EVENT, GUIDE_TITLE, PUBLISH_AT_A_TIME, REPEAT_AN_EVENT } from '../support/guide/steps-of-events.ts';
import { CHANGE_SERVICE_TIMES, CORRECT_A_TEXT, PUT_A_SERMON_UP } from '../support/guide/steps-of-pages.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPanel } from '../support/page/open-panel.ts';

test.use({ viewport: { width: 1366, height: 900 } });

const MOST_BYTES = 40_000;

/** By the titles that the guide has. */
const TASKS: Readonly<Record<string, readonly FollowStep[]>> = {
  'Add an event with a picture': ADD_AN_EVENT,
  'Repeat an event every week or month': REPEAT_AN_EVENT,
  'Publish an event later, by itself': PUBLISH_AT_A_TIME,
  'Change service times, or call a service off': CHANGE_SERVICE_TIMES,
  'Put a sermon up': PUT_A_SERMON_UP,
  'Correct a phone number, a link or a text': CORRECT_A_TEXT,
  'Bring an earlier version back': BRING_A_VERSION_BACK,
  'Look after a prayer request': LOOK_AFTER_A_REQUEST,
};

/** The words in bold, of each step of each task. */
async function readGuide(page: Page): Promise<Readonly<Record<string, string[][]>>> {
  await openPanel(page, '/');
  await page.getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  const guide: Record<string, string[][]> = {};
  for (const task of await page
    .getByRole('region')
    .filter({ has: page.getByRole('list') })
    .all()) {
    const title = await task.getByRole('heading', { level: 2 }).innerText();
    const steps = await task.getByRole('listitem').all();
    guide[title] = await Promise.all(steps.map((step) => step.locator('strong').allInnerTexts()));
  }
  return guide;
}

const idsOf = (entries: readonly Fields[]) => entries.map(({ documentId }) => String(documentId));

async function removeAll(editor: Editor): Promise<void> {
  const titled = `[title][$in][0]=${encodeURIComponent(GUIDE_TITLE)}&filters[title][$in][1]=A%20Slip%20of%20the%20Pen`;
  // The series first: it takes its events with it.
  for (const type of ['event-series', 'event', 'sermon'])
    for (const id of idsOf(await editor.list(type, titled))) await editor.remove(type, id);
  for (const id of idsOf(await editor.list('prayer-request', `[firstName][$eq]=${GUIDE_VISITOR}`)))
    await editor.remove('prayer-request', id);
}

test('whoever follows the guide, step by step, finds each word of it in the panel, as its pictures show it', async ({
  page,
  editor,
}) => {
  const { services } = await editor.readSingle('service-time');
  const { phone } = await editor.readSingle('site-setting');
  page.on('dialog', (question) => void question.accept());
  try {
    const guide = await readGuide(page);
    expect(Object.keys(guide)).toEqual(Object.keys(TASKS));
    const walk = guideWalk(page);
    for (const [title, follow] of Object.entries(TASKS)) {
      const steps = guide[title] ?? [];
      expect(steps, title).toHaveLength(follow.length);
      for (const [index, step] of follow.entries()) {
        await step(walk);
        expect(steps[index], `${title}, step ${index + 1}`).toEqual(walk.used());
      }
    }
  } finally {
    await editor.updateSingle('service-time', { services, exceptions: [] });
    await editor.updateSingle('site-setting', { phone });
    await removeAll(editor);
  }
});

/** Runs in the page. */
const pixels = (picture: HTMLElement) => (picture instanceof HTMLImageElement ? picture.naturalWidth : 0);

test('the guide is read on a phone, a tablet and a laptop, and by the keyboard', async ({ page }) => {
  const pictures = page.getByRole('main').getByRole('img');
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await openPanel(page, '/guide');
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await pictures.last().scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.last().evaluate(pixels), { message: `at ${width} px` }).toBeGreaterThan(500);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  const task = 'Look after a prayer request';
  await page.getByRole('link', { name: task }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: task })).toBeInViewport();

  const addresses = await pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  expect(addresses.length).toBeGreaterThanOrEqual(Object.keys(TASKS).length);
  for (const address of addresses)
    expect((await (await page.request.get(address)).body()).length, address).toBeLessThanOrEqual(MOST_BYTES);
});

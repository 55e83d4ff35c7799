import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type Editor, logIn } from '../support/content/cms.ts';
import { openPanel } from '../support/page/open-panel.ts';
import { ROOT } from '../support/site.ts';

const START = '2036-12-08T00:00:00.000Z';
const PHOTO = join(ROOT, 'cms', 'tests', 'fixtures', 'photo.heic');
const WORD = join(ROOT, 'e2e', 'support', 'pasted', 'word.txt');

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const paragraph = (...words: string[]) => ({ type: 'paragraph', children: words.map((each) => text(each)) });

/** An event of an editor with a description, which is gone after the test. */
const test = base.extend<{
  readonly editor: Editor;
  readonly event: { readonly id: string; desc(): Promise<unknown> };
}>({
  editor: async ({}, use) => use(await logIn()),
  event: async ({ editor }, use) => {
    const title = 'Lantern Walk';
    const id = await editor.create('event', {
      title,
      startDate: START,
      desc: [paragraph('Welcome.'), paragraph('Amen.')],
    });
    const desc = async () =>
      (await editor.list('event', `[title][$eq]=${encodeURIComponent(title)}`)).find(
        ({ documentId }) => documentId === id,
      )?.desc;
    await use({ id, desc });
    await editor.remove('event', id);
  },
});

test.use({ viewport: { width: 1366, height: 900 } });

const description = (page: Page) => page.getByRole('textbox').filter({ hasText: 'Welcome.' });

async function openEvent(page: Page, id: string): Promise<void> {
  await openPanel(page, `/content-manager/collection-types/api::event.event/${id}`);
  await description(page).getByText('Welcome.').click();
  // The editor may still put the cursor back to where the click was.
  const cursor = async () => {
    const offset = await page.evaluate(() => getSelection()?.anchorOffset);
    await page.keyboard.press('End');
    return offset;
  };
  await expect.poll(cursor, { intervals: [200] }).toBe('Welcome.'.length);
}

/** As another program fills the clipboard; Word's text is as its version 16 copies it. */
async function copy(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const fill = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', copied);
      event.clipboardData?.setData('text/plain', 'Without its form');
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('copy', fill, { capture: true, once: true });
  }, html);
  await page.keyboard.press('ControlOrMeta+C');
}

async function paste(page: Page, html: string): Promise<void> {
  await copy(page, html);
  await page.keyboard.press('ControlOrMeta+V');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
}

test('text from Word keeps its headings, lists, links and what is bold, and stands where the cursor is', async ({
  page,
  event,
}) => {
  await openEvent(page, event.id);
  await paste(page, await readFile(WORD, 'utf8'));
  await expect(description(page).getByRole('heading', { name: 'What to bring' })).toBeVisible();
  await page.keyboard.type('!');
  await save(page);
  const item = (...children: object[]) => ({ type: 'list-item', children });
  const list = (format: string, indentLevel: number, ...children: object[]) => ({
    type: 'list',
    format,
    indentLevel,
    children,
  });
  expect(await event.desc()).toEqual([
    paragraph('Welcome.'),
    { type: 'heading', level: 1, children: [text('What to bring')] },
    {
      type: 'paragraph',
      children: [
        text('Come '),
        text('early', { bold: true }),
        text(', and read '),
        expect.objectContaining({
          type: 'link',
          url: 'https://www.church.example/lanterns',
          children: [text('how to make a lantern')],
        }),
        text('. It is '),
        text('not', { italic: true }),
        text(' far.'),
      ],
    },
    list(
      'unordered',
      0,
      item(text('A lantern')),
      list('unordered', 1, item(text('with a '), text('candle', { bold: true }))),
      item(text('A blanket')),
    ),
    { type: 'heading', level: 2, children: [text('The way')] },
    list('ordered', 0, item(text('Over the bridge')), item(text('To the lake!'))),
    paragraph('Amen.'),
  ]);
});

test('a few words from another program go into the sentence, and divide none', async ({ page, event }) => {
  await openEvent(page, event.id);
  await paste(page, '<b style="font-weight:normal"><span style="font-weight:700">Come</span> in.</b>');
  await save(page);
  const [first, ...others] = [await event.desc()].flat();
  expect(others).toEqual([paragraph('Amen.')]);
  expect(first).toEqual({
    type: 'paragraph',
    children: [text('Welcome.'), text('Come', { bold: true }), text(' in.')],
  });
});

test('a picture of an iPhone goes below the paragraph with the cursor, and is not called by its file’s name', async ({
  page,
  event,
}) => {
  await openEvent(page, event.id);
  await page.getByRole('toolbar').getByRole('combobox', { name: 'Description' }).click();
  await page.getByRole('option', { name: 'Image' }).click();
  const library = page.getByRole('dialog', { name: 'Add new assets' });
  await library.getByRole('button', { name: 'Add more assets' }).click();
  await page.getByRole('dialog').last().locator('input[type=file]').setInputFiles(PHOTO);
  await page.getByRole('button', { name: 'Upload 1 asset' }).click();
  await library.getByRole('checkbox', { name: 'photo.jpg' }).first().click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const picture = description(page).getByRole('img');
  await expect(picture).toHaveAttribute('src', /\/uploads\/photo_\w+\.jpg$/);
  await save(page);
  expect(await event.desc()).toEqual([
    paragraph('Welcome.'),
    expect.objectContaining({
      type: 'image',
      image: expect.objectContaining({ name: 'photo.jpg', mime: 'image/jpeg', alternativeText: null, height: 160 }),
    }),
    paragraph('Amen.'),
  ]);
});

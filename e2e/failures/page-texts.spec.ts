import { expect } from '@playwright/test';
import type { Editor, Fields } from '../support/content/cms.ts';
import { expectSoon } from '../support/content/expect-soon.ts';
import { mainText } from '../support/content/main-text.ts';
import { test } from '../support/editor-test.ts';
import { site } from '../support/site.ts';

/** What no form shows, and what is no sentence. */
const UNTOUCHED = ['__component', 'key', 'look', 'type', 'format', 'url', 'link', 'documentId'];

/** Two of them stand on other pages too. */
const SHOWN_AT: Readonly<Record<string, readonly string[]>> = { 'join-us': ['/join-us', '/login'] };

/** How cards cut what they say. */
const CARD_LENGTH = 80;

interface Page {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly fields: Fields;
}

async function readPages(editor: Editor): Promise<Page[]> {
  const listed = await editor.list('page');
  return Promise.all(
    listed.map(async ({ documentId, name, path }) => {
      const { title, description, parts } = await editor.read('page', String(documentId));
      const fields = { name, path, title, description, parts: withoutIds(parts) };
      return { id: String(documentId), name: String(name), path: String(path), fields };
    }),
  );
}

/** The numbers of rows are left out: what is written again has new ones. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutIds(inner)]));
}

/** Each sentence begins with a number of its own. @param sentences gets them all */
function numbered(value: unknown, sentences: string[], name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => numbered(item, sentences, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, numbered(inner, sentences, key)]));
  if (typeof value !== 'string' || value.trim() === '' || UNTOUCHED.includes(name)) return value;
  const sentence = `${sentences.length + 1}x ${value}`;
  sentences.push(sentence.trim());
  return sentence;
}

const readMain = async (path: string) => mainText(await (await fetch(`${site.url}${path}`)).text());

async function expectShown({ name, path }: Page, sentences: readonly string[]): Promise<void> {
  const text = (await Promise.all((SHOWN_AT[name] ?? [path]).map(readMain))).join('\n');
  for (const sentence of sentences) expect(text, path).toContain(sentence.slice(0, CARD_LENGTH));
}

const NUMBER = /^\d+x /;
const isNumbered = (html: string) => mainText(html).includes('1x ');

test('every sentence of every page is changed once in the CMS and read by visitors; a page that is deleted says what it said at first', async ({
  editor,
}) => {
  const pages = await readPages(editor);
  expect(pages.length).toBeGreaterThan(14);
  for (const page of pages) {
    const { id, name, path, fields } = page;
    const sentences: string[] = [];
    await editor.update('page', id, { parts: numbered(fields.parts, sentences) });
    await editor.publish('page', id);
    expect(sentences.length, path).toBeGreaterThan(2);
    for (const shownAt of SHOWN_AT[name] ?? [path]) await expectSoon(shownAt, isNumbered, 'the change');
    await expectShown(page, sentences);

    await editor.remove('page', id);
    for (const shownAt of SHOWN_AT[name] ?? [path])
      await expectSoon(shownAt, (html) => html.includes('</main>') && !isNumbered(html), 'what it said at first');
    await expectShown(
      page,
      sentences.map((sentence) => sentence.replace(NUMBER, '')),
    );
    await editor.publish('page', await editor.create('page', fields));
  }
});
